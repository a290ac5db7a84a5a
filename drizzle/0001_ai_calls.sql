CREATE TABLE `ai_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text,
	`book` integer,
	`step` text,
	`provider` text NOT NULL,
	`endpoint` text NOT NULL,
	`model` text NOT NULL,
	`request_id` text,
	`outcome` text,
	`text_tokens_in` integer NOT NULL,
	`image_tokens_in` integer NOT NULL,
	`tokens_out` integer NOT NULL,
	`images` integer NOT NULL,
	`worst_micro_usd` integer NOT NULL,
	`cost_micro_usd` integer,
	`ms` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ai_calls_book` ON `ai_calls` (`book`);--> statement-breakpoint
CREATE INDEX `ai_calls_owner` ON `ai_calls` (`owner`,`created_at`);--> statement-breakpoint
CREATE INDEX `ai_calls_created_at` ON `ai_calls` (`created_at`);