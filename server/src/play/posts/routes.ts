import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { listComingPosts, listLivePosts, listPosts } from './list-posts.ts';
import { publishPost } from './publish-post.ts';
import { dropPost, releasePost } from './release-post.ts';
import { updatePost } from './update-post.ts';

export const postRoutes: Handlers<Nouns['posts'], App> = {
  listPosts,
  createPost,
  publishPost,
  listLivePosts,
  listComingPosts,
  releasePost,
  dropPost,
  updatePost,
  deletePost,
};
