ALTER TABLE "picture_files" DROP CONSTRAINT "picture_files_picture_id_pictures_id_fk";
