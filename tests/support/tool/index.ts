/** The tool that the site documents, as it is installed: `scripts/options` reads it. */
export {flagOwners, spellings} from '../../../scripts/options/flags.mjs';
export {unionMembers} from '../../../scripts/options/optionTree.mjs';
export {readTool} from '../../../scripts/options/tool.mjs';

export type Tool = import('../../../scripts/options/tool.mjs').Tool;
export type ToolOption = import('../../../scripts/options/optionTree.mjs').ToolOption;
export type Flag = import('../../../scripts/options/flags.mjs').Flag;
