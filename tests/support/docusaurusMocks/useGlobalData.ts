import useDocusaurusContext from './useDocusaurusContext';

export function usePluginData(pluginName: string, pluginId = 'default'): unknown {
  return useDocusaurusContext().globalData[pluginName]?.[pluginId];
}
