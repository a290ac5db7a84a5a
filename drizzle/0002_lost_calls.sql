ALTER TABLE `ai_calls` ADD `process` text;--> statement-breakpoint
ALTER TABLE `ai_calls` ADD `expected_micro_usd` integer;--> statement-breakpoint
CREATE INDEX `ai_calls_open` ON `ai_calls` (`created_at`) WHERE outcome is null;