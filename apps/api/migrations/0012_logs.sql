CREATE TABLE "agent_ranges" (
	"list" text PRIMARY KEY NOT NULL,
	"prefixes" text[],
	"fetched_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "agent_visits" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"token" text NOT NULL,
	"path" text NOT NULL,
	"status" smallint NOT NULL,
	"verdict" text NOT NULL,
	"visits" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_visits_site_id_day_token_path_status_verdict_pk" PRIMARY KEY("site_id","day","token","path","status","verdict")
);
--> statement-breakpoint
CREATE TABLE "assistant_referrals" (
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"assistant" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "assistant_referrals_site_id_day_assistant_pk" PRIMARY KEY("site_id","day","assistant")
);
--> statement-breakpoint
CREATE TABLE "counted_logs" (
	"site_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"bytes" bigint NOT NULL,
	"lines_read" integer NOT NULL,
	"lines_unread" integer NOT NULL,
	"from_at" timestamp (3) with time zone,
	"to_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counted_logs_site_id_digest_pk" PRIMARY KEY("site_id","digest")
);
--> statement-breakpoint
ALTER TABLE "site_audits" ADD COLUMN "robots_file" text;--> statement-breakpoint
ALTER TABLE "agent_visits" ADD CONSTRAINT "agent_visits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_referrals" ADD CONSTRAINT "assistant_referrals_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_logs" ADD CONSTRAINT "counted_logs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_logs_site" ON "counted_logs" USING btree ("site_id","created_at" DESC NULLS FIRST,"digest");