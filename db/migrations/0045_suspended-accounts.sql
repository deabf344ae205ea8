ALTER TABLE "auth"."users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "banned_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
-- Whose language is known: of the last mail, or of the reminders that they asked for.
UPDATE auth.users u SET language = m.language
FROM (SELECT DISTINCT ON (lower(recipient)) lower(recipient) AS email, language FROM mails ORDER BY lower(recipient), created_at DESC) m
WHERE m.email = u.email;--> statement-breakpoint
UPDATE auth.users u SET language = r.language
FROM (SELECT DISTINCT ON (user_id) user_id, language FROM reminders ORDER BY user_id, updated_at DESC) r
WHERE r.user_id = u.id;
