CREATE TABLE `books` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`purchased` integer NOT NULL,
	`version` integer NOT NULL,
	`capability` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`title_folded` text NOT NULL,
	`title_order` text NOT NULL,
	`has_front_cover` integer NOT NULL,
	`max_attempts` integer NOT NULL,
	`done_attempts` integer NOT NULL,
	`edition` integer NOT NULL,
	`generation` text,
	`binding` text,
	`info` text NOT NULL,
	`avatars` text NOT NULL,
	`illustrations` text NOT NULL,
	`story` text
);
--> statement-breakpoint
CREATE INDEX `books_by_date` ON `books` (`owner`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `books_by_title` ON `books` (`owner`,`title_order`,`id`);--> statement-breakpoint
CREATE INDEX `books_by_status` ON `books` (`status`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`book` integer NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_book` ON `events` (`book`,`id`);--> statement-breakpoint
CREATE INDEX `events_created_at` ON `events` (`created_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`owner` text NOT NULL,
	`key` text NOT NULL,
	`book` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`owner`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_book` ON `idempotency_keys` (`book`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created_at` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `runs` (
	`key` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`input` text NOT NULL,
	`state` text NOT NULL,
	`claim` text,
	`lease_until` integer NOT NULL,
	`enqueued_at` integer NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `runs_claimable` ON `runs` (`state`,`lease_until`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `steps` (
	`key` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);