ALTER TABLE "answer_runs" ADD COLUMN "cells" jsonb;--> statement-breakpoint
ALTER TABLE "answer_sources" ADD COLUMN "leads" boolean DEFAULT false NOT NULL;