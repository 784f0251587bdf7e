/** What a graphics card is programmed with. */
export const SOURCES_ON_GPU = [
  'engine/twenty48/training/gpu/train_on_gpu.cu',
  ...['trainer', 'checkpoint', 'learner', 'late_learner', 'learning_tables'].map(
    (name) => `engine/twenty48/training/${name}.cpp`,
  ),
  ...['board', 'stage_decoder', 'network_file'].map((name) => `engine/twenty48/${name}.cpp`),
  ...['huge_pages', 'stored_file', 'training/batches', 'training/checked_file', 'training/checkpoint'].map(
    (name) => `engine/core/${name}.cpp`,
  ),
];
