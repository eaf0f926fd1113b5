CREATE TABLE "mail_suppressions" (
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_suppressions_mailbox_hash_kind_about_pk" PRIMARY KEY("mailbox_hash","kind","about")
);
