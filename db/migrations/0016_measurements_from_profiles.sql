-- What members saved before measurements were kept by day: the day on which their profile last changed is the nearest
-- that is known.
INSERT INTO "body_measurements" ("user_id", "date", "height", "weight", "bmi")
SELECT "id", ("updated_at" AT TIME ZONE 'Africa/Addis_Ababa')::date, "height", "weight", "bmi"
FROM "user_profiles" WHERE "weight" IS NOT NULL
ON CONFLICT DO NOTHING;
