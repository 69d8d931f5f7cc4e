import type { Snippet } from 'svelte';
interface Props {
    /** Called with the new tempo after each tap. */
    onchange?: (bpm: number) => void;
    children?: Snippet;
}
declare const TempoDial: import("svelte").Component<Props, {}, "">;
type TempoDial = ReturnType<typeof TempoDial>;
export default TempoDial;
