CREATE TABLE "file_refreshes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"refresh_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"conflicts" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agents" jsonb,
	"before" text DEFAULT '' NOT NULL,
	"after" text,
	"written" text,
	"based_on" timestamp (3) with time zone,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "hosted_files" (
	"site_id" uuid NOT NULL,
	"file" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"body" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"own_url" text,
	"content_id" uuid,
	"source_hash" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"same" boolean,
	CONSTRAINT "hosted_files_site_id_file_pk" PRIMARY KEY("site_id","file")
);
--> statement-breakpoint
CREATE TABLE "refresh_pages" (
	"refresh_id" uuid NOT NULL,
	"url" text NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "refresh_pages_refresh_id_url_pk" PRIMARY KEY("refresh_id","url")
);
--> statement-breakpoint
CREATE TABLE "site_hostings" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"base_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"schedule" jsonb NOT NULL,
	"additions" boolean DEFAULT false NOT NULL,
	"next_refresh_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_refreshes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"origin" text NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "file_refreshes" ADD CONSTRAINT "file_refreshes_refresh_id_site_refreshes_id_fk" FOREIGN KEY ("refresh_id") REFERENCES "public"."site_refreshes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_refreshes" ADD CONSTRAINT "file_refreshes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_refreshes" ADD CONSTRAINT "file_refreshes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosted_files" ADD CONSTRAINT "hosted_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosted_files" ADD CONSTRAINT "hosted_files_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_pages" ADD CONSTRAINT "refresh_pages_refresh_id_site_refreshes_id_fk" FOREIGN KEY ("refresh_id") REFERENCES "public"."site_refreshes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hostings" ADD CONSTRAINT "site_hostings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_refreshes" ADD CONSTRAINT "site_refreshes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_refreshes" ADD CONSTRAINT "site_refreshes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_refreshes_site" ON "file_refreshes" USING btree ("site_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "file_refreshes_refresh" ON "file_refreshes" USING btree ("refresh_id");--> statement-breakpoint
CREATE INDEX "file_refreshes_content" ON "file_refreshes" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "hosted_files_content" ON "hosted_files" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_hostings_base" ON "site_hostings" USING btree ("base_id");--> statement-breakpoint
CREATE INDEX "site_hostings_created" ON "site_hostings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_hostings_due" ON "site_hostings" USING btree ("next_refresh_at") WHERE next_refresh_at is not null;--> statement-breakpoint
CREATE INDEX "site_refreshes_site" ON "site_refreshes" USING btree ("site_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_refreshes_status" ON "site_refreshes" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_refreshes_running" ON "site_refreshes" USING btree ("site_id") WHERE status = 'running';