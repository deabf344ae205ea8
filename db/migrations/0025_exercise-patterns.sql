-- Every exercise says how one moves in it, what it needs, when to take care, and which ones are easier and harder.
UPDATE "exercises"
SET "data" = '{"pattern": "other", "gear": [], "cautions": [], "easierId": null, "harderId": null}'::jsonb || "data";
