import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const rules = (name) => require('webpack/lib/rules/' + name);
const RuleSetCompiler = rules('RuleSetCompiler');
const Matcher = rules('BasicMatcherRulePlugin');
const Effect = rules('BasicEffectRulePlugin');
const matchers = [['test', 'resource'], ['scheme'], ['mimetype'], ['dependency'], ['include', 'resource'], ['exclude', 'resource', true], ['resource'], ['resourceQuery'], ['resourceFragment'], ['realResource'], ['issuer'], ['compiler'], ['issuerLayer']];
const vueLoader = {
  apply(compiler) {
    const effects = ['type', 'sideEffects', 'parser', 'resolve', 'generator'].map((name) => new Effect(name));
    new RuleSetCompiler([...matchers.map((one) => new Matcher(...one)), ...effects, new (rules('UseEffectRulePlugin'))()]).compile([{ rules: compiler.options.module.rules }]);
    console.log('the rules are compiled');
  },
};
const withoutAttributes = (list) =>
  list
    .filter((rule) => !rule || !rule.with)
    .map((rule) => (rule && rule.oneOf ? { ...rule, oneOf: withoutAttributes(rule.oneOf) } : rule));
export default {
  tools: {
    rspack(config) {
      if (process.env.FIXED) config.module.rules = withoutAttributes(config.module.rules);
      config.plugins.push(vueLoader);
    },
  },
};
