CREATE TABLE `story_edits` (
	`book` integer NOT NULL,
	`n` integer NOT NULL,
	`part` integer NOT NULL,
	`block` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`at` text NOT NULL,
	`undone` integer NOT NULL,
	PRIMARY KEY(`book`, `n`, `part`)
);
