CREATE TABLE "answer_judgements" (
	"sample_id" uuid PRIMARY KEY NOT NULL,
	"value" smallint,
	"passage" text,
	"model" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sample_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"month" text NOT NULL,
	"reserved_micros" bigint NOT NULL,
	"settled_micros" bigint,
	"reserved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "answer_ledger_sample_id_unique" UNIQUE("sample_id")
);
--> statement-breakpoint
CREATE TABLE "answer_mentions" (
	"sample_id" uuid NOT NULL,
	"entity_id" text NOT NULL,
	"count" integer NOT NULL,
	"first" integer NOT NULL,
	"places" jsonb NOT NULL,
	CONSTRAINT "answer_mentions_sample_id_entity_id_pk" PRIMARY KEY("sample_id","entity_id")
);
--> statement-breakpoint
CREATE TABLE "answer_months" (
	"payer" text NOT NULL,
	"month" text NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "answer_months_payer_month_pk" PRIMARY KEY("payer","month")
);
--> statement-breakpoint
CREATE TABLE "answer_panel_versions" (
	"site_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"entities" jsonb NOT NULL,
	"prompts" jsonb NOT NULL,
	"engines" jsonb NOT NULL,
	"samples" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_panel_versions_site_id_version_pk" PRIMARY KEY("site_id","version")
);
--> statement-breakpoint
CREATE TABLE "answer_panels" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"monthly_budget_micros" bigint NOT NULL,
	"schedule" jsonb NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"reported_month" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"panel_version" integer NOT NULL,
	"origin" text NOT NULL,
	"request_id" text,
	"status" text DEFAULT 'running' NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"cancel_requested_at" timestamp (3) with time zone,
	"worker" uuid,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"worked_ms" integer DEFAULT 0 NOT NULL,
	"error" text,
	"break" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "answer_samples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"prompt_id" text NOT NULL,
	"canary" boolean DEFAULT false NOT NULL,
	"engine" text NOT NULL,
	"n" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"status" text,
	"requested_model" text NOT NULL,
	"served_model" text,
	"text" text,
	"latency_ms" integer,
	"tokens_in" integer,
	"tokens_out" integer,
	"searches" smallint DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	"cost_kind" text DEFAULT 'estimated' NOT NULL,
	"queries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "answer_sources" (
	"sample_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"title" text,
	"entity_id" text,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "answer_sources_sample_id_position_pk" PRIMARY KEY("sample_id","position")
);
--> statement-breakpoint
ALTER TABLE "answer_judgements" ADD CONSTRAINT "answer_judgements_sample_id_answer_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."answer_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mentions" ADD CONSTRAINT "answer_mentions_sample_id_answer_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."answer_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_panel_versions" ADD CONSTRAINT "answer_panel_versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_panels" ADD CONSTRAINT "answer_panels_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_runs" ADD CONSTRAINT "answer_runs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_runs" ADD CONSTRAINT "answer_runs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_samples" ADD CONSTRAINT "answer_samples_run_id_answer_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."answer_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_sources" ADD CONSTRAINT "answer_sources_sample_id_answer_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."answer_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_ledger_site" ON "answer_ledger" USING btree ("site_id","month");--> statement-breakpoint
CREATE INDEX "answer_ledger_month" ON "answer_ledger" USING btree ("month");--> statement-breakpoint
CREATE INDEX "answer_panels_due" ON "answer_panels" USING btree ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
CREATE INDEX "answer_runs_site" ON "answer_runs" USING btree ("site_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "answer_runs_status" ON "answer_runs" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_runs_running" ON "answer_runs" USING btree ("site_id") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "answer_samples_run" ON "answer_samples" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "answer_samples_prompt" ON "answer_samples" USING btree ("run_id","prompt_id","engine");