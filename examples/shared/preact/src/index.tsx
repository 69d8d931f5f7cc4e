import { Dial } from 'dial';

export const Panel = () => <Dial label="gain" />;
