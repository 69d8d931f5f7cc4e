import type { ReactNode } from 'react';
export declare function SunBadge({ size }: {
    size?: number;
}): ReactNode;
export declare function SunPicture(): ReactNode;
