ALTER TABLE "workout_sessions" ADD COLUMN "joined" uuid[];--> statement-breakpoint
CREATE INDEX "workout_sessions_joined" ON "workout_sessions" USING btree ("user_id") WHERE joined is not null;