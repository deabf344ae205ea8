CREATE INDEX "content_items_without_en" ON "content_items" USING btree (created_at desc, id desc) WHERE (title->>'en' = '' or data->'summary'->>'en' = '' and data->'summary' ? 'am'
    or data->'body'->>'en' = '' and data->'body' ? 'am');--> statement-breakpoint
CREATE INDEX "content_items_without_am" ON "content_items" USING btree (created_at desc, id desc) WHERE (not title ? 'am' and title->>'en' <> '' or data->'summary'->>'en' <> '' and not data->'summary' ? 'am'
    or data->'body'->>'en' <> '' and not data->'body' ? 'am');