CREATE TABLE "draft_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"content_id" text NOT NULL,
	"made_by" uuid,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_content_id_content_items_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_links_content" ON "draft_links" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "draft_links_made_by" ON "draft_links" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "draft_links_end" ON "draft_links" USING btree ("ends_at");