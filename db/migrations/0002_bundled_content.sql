CREATE TABLE "bundled_content" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "bundled_content_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "bundled_content_kind" CHECK ("bundled_content"."kind" in ('exercise', 'food', 'fitness-plan', 'nutrition-plan'))
);
