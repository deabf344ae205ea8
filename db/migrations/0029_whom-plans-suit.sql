UPDATE "fitness_plans" SET "data" = '{"suits": []}'::jsonb || "data";
