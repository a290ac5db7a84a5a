import './stories/stories.ts'
