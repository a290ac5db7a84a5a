CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text,
	`to` text NOT NULL,
	`letter` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`refusal` text,
	`due_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user` text,
	`kind` text NOT NULL,
	`email` text,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user`);--> statement-breakpoint
CREATE INDEX `tokens_expires_at` ON `tokens` (`expires_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `pending_email` text;--> statement-breakpoint
ALTER TABLE `users` ADD `letters` integer DEFAULT 1 NOT NULL;