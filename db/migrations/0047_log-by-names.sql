CREATE FUNCTION "activity_log_names"(was jsonb, became jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(
    coalesce(became->'title'->>'en', became->'name'->>'en', became->>'title', became->>'name', became->>'full_name', became->>'fullName', '') || E'\n' ||
    coalesce(became->'title'->>'am', became->'name'->>'am', '') || E'\n' ||
    coalesce(was->'title'->>'en', was->'name'->>'en', was->>'title', was->>'name', was->>'full_name', was->>'fullName', '') || E'\n' ||
    coalesce(was->'title'->>'am', was->'name'->>'am', ''))
$$;--> statement-breakpoint
CREATE INDEX "activity_log_names" ON "activity_log" USING gin (activity_log_names("before", "after") gin_trgm_ops);