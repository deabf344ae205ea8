CREATE TABLE "feedback_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_notices_language" CHECK (language in ('en', 'am'))
);
--> statement-breakpoint
CREATE TABLE "feedback_untold" (
	"user_id" uuid NOT NULL,
	"feedback_id" uuid NOT NULL,
	CONSTRAINT "feedback_untold_user_id_feedback_id_pk" PRIMARY KEY("user_id","feedback_id")
);
--> statement-breakpoint
ALTER TABLE "feedback_notices" ADD CONSTRAINT "feedback_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_untold" ADD CONSTRAINT "feedback_untold_user_id_feedback_notices_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."feedback_notices"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_untold" ADD CONSTRAINT "feedback_untold_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_untold_feedback" ON "feedback_untold" USING btree ("feedback_id");