DROP INDEX "activity_log_actor";--> statement-breakpoint
DROP INDEX "activity_log_kind";--> statement-breakpoint
CREATE INDEX "activity_log_actor" ON "activity_log" USING btree ("actor_id",timestamp desc, id desc);--> statement-breakpoint
CREATE INDEX "activity_log_kind" ON "activity_log" USING btree ("subject_kind",timestamp desc, id desc);