CREATE TABLE "site_audits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"origin" text NOT NULL,
	"page_limit" integer NOT NULL,
	"request_id" text,
	"status" text DEFAULT 'running' NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"pages_total" integer DEFAULT 0 NOT NULL,
	"cancel_requested_at" timestamp (3) with time zone,
	"worker" uuid,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"worked_ms" integer DEFAULT 0 NOT NULL,
	"score" smallint,
	"partial" boolean DEFAULT false NOT NULL,
	"counts" jsonb,
	"summary" jsonb,
	"error" text,
	"error_code" text,
	"thinned_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site_issue_places" (
	"audit_id" uuid NOT NULL,
	"issue" smallint NOT NULL,
	"part" smallint NOT NULL,
	"places" json NOT NULL,
	CONSTRAINT "site_issue_places_audit_id_issue_part_pk" PRIMARY KEY("audit_id","issue","part")
);
--> statement-breakpoint
CREATE TABLE "site_issues" (
	"audit_id" uuid NOT NULL,
	"issue_id" text NOT NULL,
	"position" smallint NOT NULL,
	"check_id" text NOT NULL,
	"kind" text NOT NULL,
	"template_id" text,
	"title" text NOT NULL,
	"evidence" text NOT NULL,
	"fix" text NOT NULL,
	"snippet" jsonb,
	"pages" integer NOT NULL,
	"points" real NOT NULL,
	"priority" text NOT NULL,
	"examples" text[] NOT NULL,
	CONSTRAINT "site_issues_audit_id_issue_id_pk" PRIMARY KEY("audit_id","issue_id")
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"audit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"template_id" text,
	"status" smallint,
	"state" text NOT NULL,
	"reason" jsonb,
	"title" text,
	"words" integer NOT NULL,
	"clicks" smallint,
	"in_sitemap" boolean NOT NULL,
	"linked_from" integer NOT NULL,
	"score" smallint,
	"failed" text[] NOT NULL,
	"warned" text[] NOT NULL,
	"places" integer[],
	CONSTRAINT "site_pages_audit_id_position_pk" PRIMARY KEY("audit_id","position")
);
--> statement-breakpoint
CREATE TABLE "site_rows" (
	"audit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" json NOT NULL,
	CONSTRAINT "site_rows_audit_id_position_pk" PRIMARY KEY("audit_id","position")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"alerts" jsonb NOT NULL,
	"next_audit_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_audits" ADD CONSTRAINT "site_audits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_audits" ADD CONSTRAINT "site_audits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issue_places" ADD CONSTRAINT "site_issue_places_audit_id_site_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."site_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_issues" ADD CONSTRAINT "site_issues_audit_id_site_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."site_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_audit_id_site_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."site_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_rows" ADD CONSTRAINT "site_rows_audit_id_site_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."site_audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_audits_site" ON "site_audits" USING btree ("site_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "site_audits_owner" ON "site_audits" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "site_audits_status" ON "site_audits" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_audits_running" ON "site_audits" USING btree ("site_id") WHERE status = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "sites_owner_url" ON "sites" USING btree ("owner_id","url");--> statement-breakpoint
CREATE INDEX "sites_due" ON "sites" USING btree ("next_audit_at") WHERE next_audit_at is not null;