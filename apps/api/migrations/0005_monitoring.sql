CREATE TABLE "site_regressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"regression" jsonb NOT NULL,
	"audit_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"recovered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site_watches" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"known" json,
	"waiting_audit_id" uuid,
	"audit_id" uuid,
	"looks" smallint DEFAULT 0 NOT NULL,
	"suspects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"worker" uuid,
	"lease_until" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_regressions" ADD CONSTRAINT "site_regressions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_watches" ADD CONSTRAINT "site_watches_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_regressions_open" ON "site_regressions" USING btree ("site_id","kind","subject") WHERE recovered_at is null;--> statement-breakpoint
CREATE INDEX "site_regressions_site" ON "site_regressions" USING btree ("site_id","found_at");--> statement-breakpoint
CREATE INDEX "site_watches_due" ON "site_watches" USING btree ("due_at") WHERE due_at is not null;