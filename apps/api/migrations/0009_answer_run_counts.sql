ALTER TABLE "answer_runs" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "answer_runs" ADD COLUMN "cost_micros" bigint DEFAULT 0 NOT NULL;