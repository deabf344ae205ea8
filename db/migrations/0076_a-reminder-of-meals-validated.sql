ALTER TABLE "reminders" VALIDATE CONSTRAINT "reminders_kinds";--> statement-breakpoint
ALTER TABLE "reminder_sends" VALIDATE CONSTRAINT "reminder_sends_kinds";