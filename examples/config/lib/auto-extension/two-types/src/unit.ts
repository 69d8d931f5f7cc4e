export const unit = 'KiB';
