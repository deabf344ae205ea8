-- Foods, recipes and grams in short: `f` or `r`, an id, a colon, grams, for each portion. Null where it is too long for an
-- index, of which a row may have a third of a page.
create function diary_amounts(portions jsonb) returns text
  language sql immutable strict parallel safe
  return (
    select case when octet_length(text) <= 1800 then text end
    from (
      select string_agg(
        coalesce('f' || (portion->>'foodId'), 'r' || (portion->>'recipeId')) || ':' || (portion->>'grams'),
        ' ' order by place) as text
      from jsonb_array_elements(portions) with ordinality as each (portion, place)
    ) as written);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "amounts" text GENERATED ALWAYS AS (diary_amounts(portions)) STORED;
--> statement-breakpoint
drop index "diary_entries_user";
--> statement-breakpoint
create index "diary_entries_user" on "diary_entries" using btree ("user_id", "day") include ("amounts", "deleted_at");
