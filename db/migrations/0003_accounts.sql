DROP INDEX "activities_user_date";--> statement-breakpoint
CREATE INDEX "fitness_plans_published" ON "fitness_plans" USING btree ("status",created_at desc, id desc);--> statement-breakpoint
CREATE INDEX "fitness_plans_user" ON "fitness_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "nutrition_plans_published" ON "nutrition_plans" USING btree ("status",created_at desc, id desc);--> statement-breakpoint
CREATE INDEX "nutrition_plans_user" ON "nutrition_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refreshed" ON "auth"."sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "activities_user_date" ON "activities" USING btree ("user_id","date","created_at","id");--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" DROP COLUMN "redirect_to";