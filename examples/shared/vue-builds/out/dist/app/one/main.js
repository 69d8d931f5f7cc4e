/*! LICENSE: main.js.LICENSE.txt */
(()=>{
    var __webpack_require__ = {};
    (()=>{
        __webpack_require__.g = (()=>{
            if ('object' == typeof globalThis) return globalThis;
            try {
                return this || new Function('return this')();
            } catch (e) {
                if ('object' == typeof window) return window;
            }
        })();
    })();
    /**
* @vue/shared v3.5.45
* (c) 2018-present Yuxi (Evan) You and Vue contributors
* @license MIT
**/ function shared_esm_bundler_makeMap(str) {
        const map = /* @__PURE__ */ Object.create(null);
        for (const key of str.split(","))map[key] = 1;
        return (val)=>val in map;
    }
    const shared_esm_bundler_EMPTY_OBJ = {};
    const shared_esm_bundler_EMPTY_ARR = [];
    const shared_esm_bundler_isOn = (key)=>111 === key.charCodeAt(0) && 110 === key.charCodeAt(1) && (key.charCodeAt(2) > 122 || key.charCodeAt(2) < 97);
    const shared_esm_bundler_isModelListener = (key)=>key.startsWith("onUpdate:");
    const shared_esm_bundler_extend = Object.assign;
    const shared_esm_bundler_hasOwnProperty = Object.prototype.hasOwnProperty;
    const shared_esm_bundler_hasOwn = (val, key)=>shared_esm_bundler_hasOwnProperty.call(val, key);
    const shared_esm_bundler_isArray = Array.isArray;
    const isMap = (val)=>"[object Map]" === toTypeString(val);
    const isSet = (val)=>"[object Set]" === toTypeString(val);
    const shared_esm_bundler_isFunction = (val)=>"function" == typeof val;
    const shared_esm_bundler_isString = (val)=>"string" == typeof val;
    const shared_esm_bundler_isSymbol = (val)=>"symbol" == typeof val;
    const shared_esm_bundler_isObject = (val)=>null !== val && "object" == typeof val;
    const shared_esm_bundler_isPromise = (val)=>(shared_esm_bundler_isObject(val) || shared_esm_bundler_isFunction(val)) && shared_esm_bundler_isFunction(val.then) && shared_esm_bundler_isFunction(val.catch);
    const objectToString = Object.prototype.toString;
    const toTypeString = (value)=>objectToString.call(value);
    const shared_esm_bundler_toRawType = (value)=>toTypeString(value).slice(8, -1);
    const isPlainObject = (val)=>"[object Object]" === toTypeString(val);
    const shared_esm_bundler_isIntegerKey = (key)=>shared_esm_bundler_isString(key) && "NaN" !== key && "-" !== key[0] && "" + parseInt(key, 10) === key;
    const shared_esm_bundler_hasChanged = (value, oldValue)=>!Object.is(value, oldValue);
    let _globalThis;
    const shared_esm_bundler_getGlobalThis = ()=>_globalThis || (_globalThis = "u" > typeof globalThis ? globalThis : "u" > typeof self ? self : "u" > typeof window ? window : void 0 !== __webpack_require__.g ? __webpack_require__.g : {});
    function shared_esm_bundler_normalizeStyle(value) {
        if (shared_esm_bundler_isArray(value)) {
            const res = {};
            for(let i = 0; i < value.length; i++){
                const item = value[i];
                const normalized = shared_esm_bundler_isString(item) ? parseStringStyle(item) : shared_esm_bundler_normalizeStyle(item);
                if (normalized) for(const key in normalized)res[key] = normalized[key];
            }
            return res;
        } else if (shared_esm_bundler_isString(value) || shared_esm_bundler_isObject(value)) return value;
    }
    const listDelimiterRE = /;(?![^(]*\))/g;
    const propertyDelimiterRE = /:([^]+)/;
    const styleCommentRE = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|\/\*[^]*?\*\//g;
    function parseStringStyle(cssText) {
        const ret = {};
        cssText.replace(styleCommentRE, (match)=>match.startsWith("/*") ? "" : match).split(listDelimiterRE).forEach((item)=>{
            if (item) {
                const tmp = item.split(propertyDelimiterRE);
                tmp.length > 1 && (ret[tmp[0].trim()] = tmp[1].trim());
            }
        });
        return ret;
    }
    function shared_esm_bundler_normalizeClass(value) {
        let res = "";
        if (shared_esm_bundler_isString(value)) res = value;
        else if (shared_esm_bundler_isArray(value)) for(let i = 0; i < value.length; i++){
            const normalized = shared_esm_bundler_normalizeClass(value[i]);
            if (normalized) res += normalized + " ";
        }
        else if (shared_esm_bundler_isObject(value)) {
            for(const name in value)if (value[name]) res += name + " ";
        }
        return res.trim();
    }
    const shared_esm_bundler_isRef = (val)=>!!(val && true === val["__v_isRef"]);
    const toDisplayString = (val)=>shared_esm_bundler_isString(val) ? val : null == val ? "" : shared_esm_bundler_isArray(val) || shared_esm_bundler_isObject(val) && (val.toString === objectToString || !shared_esm_bundler_isFunction(val.toString)) ? shared_esm_bundler_isRef(val) ? toDisplayString(val.value) : JSON.stringify(val, replacer, 2) : String(val);
    const replacer = (_key, val)=>{
        if (shared_esm_bundler_isRef(val)) return replacer(_key, val.value);
        else if (isMap(val)) return {
            [`Map(${val.size})`]: [
                ...val.entries()
            ].reduce((entries, [key, val2], i)=>{
                entries[stringifySymbol(key, i) + " =>"] = val2;
                return entries;
            }, {})
        };
        else if (isSet(val)) return {
            [`Set(${val.size})`]: [
                ...val.values()
            ].map((v)=>stringifySymbol(v))
        };
        else if (shared_esm_bundler_isSymbol(val)) return stringifySymbol(val);
        else if (shared_esm_bundler_isObject(val) && !shared_esm_bundler_isArray(val) && !isPlainObject(val)) return String(val);
        return val;
    };
    const stringifySymbol = (v, i = "")=>{
        var _a;
        return shared_esm_bundler_isSymbol(v) ? `Symbol(${null != (_a = v.description) ? _a : i})` : v;
    };
    let activeSub;
    let batchDepth = 0;
    let batchedSub;
    let batchedComputed;
    function startBatch() {
        batchDepth++;
    }
    function endBatch() {
        if (--batchDepth > 0) return;
        if (batchedComputed) {
            let e = batchedComputed;
            batchedComputed = void 0;
            while(e){
                const next = e.next;
                e.next = void 0;
                e.flags &= -9;
                e = next;
            }
        }
        let error;
        while(batchedSub){
            let e = batchedSub;
            batchedSub = void 0;
            while(e){
                const next = e.next;
                e.next = void 0;
                e.flags &= -9;
                if (1 & e.flags) try {
                    e.trigger();
                } catch (err) {
                    if (!error) error = err;
                }
                e = next;
            }
        }
        if (error) throw error;
    }
    let shouldTrack = true;
    const trackStack = [];
    function reactivity_esm_bundler_pauseTracking() {
        trackStack.push(shouldTrack);
        shouldTrack = false;
    }
    function reactivity_esm_bundler_resetTracking() {
        const last = trackStack.pop();
        shouldTrack = void 0 === last ? true : last;
    }
    let globalVersion = 0;
    class Link {
        constructor(sub, dep){
            this.sub = sub;
            this.dep = dep;
            this.version = dep.version;
            this.nextDep = this.prevDep = this.nextSub = this.prevSub = this.prevActiveLink = void 0;
        }
    }
    class Dep {
        constructor(computed){
            this.computed = computed;
            this.version = 0;
            this.activeLink = void 0;
            this.subs = void 0;
            this.map = void 0;
            this.key = void 0;
            this.sc = 0;
            this.__v_skip = true;
        }
        track(debugInfo) {
            if (!activeSub || !shouldTrack || activeSub === this.computed) return;
            let link = this.activeLink;
            if (void 0 === link || link.sub !== activeSub) {
                link = this.activeLink = new Link(activeSub, this);
                if (activeSub.deps) {
                    link.prevDep = activeSub.depsTail;
                    activeSub.depsTail.nextDep = link;
                    activeSub.depsTail = link;
                } else activeSub.deps = activeSub.depsTail = link;
                addSub(link);
            } else if (-1 === link.version) {
                link.version = this.version;
                if (link.nextDep) {
                    const next = link.nextDep;
                    next.prevDep = link.prevDep;
                    if (link.prevDep) link.prevDep.nextDep = next;
                    link.prevDep = activeSub.depsTail;
                    link.nextDep = void 0;
                    activeSub.depsTail.nextDep = link;
                    activeSub.depsTail = link;
                    if (activeSub.deps === link) activeSub.deps = next;
                }
            }
            return link;
        }
        trigger(debugInfo) {
            this.version++;
            globalVersion++;
            this.notify(debugInfo);
        }
        notify(debugInfo) {
            startBatch();
            try {
                for(let link = this.subs; link; link = link.prevSub)if (link.sub.notify()) link.sub.dep.notify();
            } finally{
                endBatch();
            }
        }
    }
    function addSub(link) {
        link.dep.sc++;
        if (4 & link.sub.flags) {
            const computed = link.dep.computed;
            if (computed && !link.dep.subs) {
                computed.flags |= 20;
                for(let l = computed.deps; l; l = l.nextDep)addSub(l);
            }
            const currentTail = link.dep.subs;
            if (currentTail !== link) {
                link.prevSub = currentTail;
                if (currentTail) currentTail.nextSub = link;
            }
            link.dep.subs = link;
        }
    }
    const targetMap = /* @__PURE__ */ new WeakMap();
    const ITERATE_KEY = /* @__PURE__ */ Symbol("");
    const MAP_KEY_ITERATE_KEY = /* @__PURE__ */ Symbol("");
    const ARRAY_ITERATE_KEY = /* @__PURE__ */ Symbol("");
    function reactivity_esm_bundler_track(target, type, key) {
        if (shouldTrack && activeSub) {
            let depsMap = targetMap.get(target);
            if (!depsMap) targetMap.set(target, depsMap = /* @__PURE__ */ new Map());
            let dep = depsMap.get(key);
            if (!dep) {
                depsMap.set(key, dep = new Dep());
                dep.map = depsMap;
                dep.key = key;
            }
            dep.track();
        }
    }
    function reactivity_esm_bundler_trigger(target, type, key, newValue, oldValue, oldTarget) {
        const depsMap = targetMap.get(target);
        if (!depsMap) return void globalVersion++;
        const run = (dep)=>{
            if (dep) dep.trigger();
        };
        startBatch();
        if ("clear" === type) depsMap.forEach(run);
        else {
            const targetIsArray = shared_esm_bundler_isArray(target);
            const isArrayIndex = targetIsArray && shared_esm_bundler_isIntegerKey(key);
            if (targetIsArray && "length" === key) {
                const newLength = Number(newValue);
                depsMap.forEach((dep, key2)=>{
                    if ("length" === key2 || key2 === ARRAY_ITERATE_KEY || !shared_esm_bundler_isSymbol(key2) && key2 >= newLength) run(dep);
                });
            } else {
                if (void 0 !== key || depsMap.has(void 0)) run(depsMap.get(key));
                if (isArrayIndex) run(depsMap.get(ARRAY_ITERATE_KEY));
                switch(type){
                    case "add":
                        if (targetIsArray) {
                            if (isArrayIndex) run(depsMap.get("length"));
                        } else {
                            run(depsMap.get(ITERATE_KEY));
                            if (isMap(target)) run(depsMap.get(MAP_KEY_ITERATE_KEY));
                        }
                        break;
                    case "delete":
                        if (!targetIsArray) {
                            run(depsMap.get(ITERATE_KEY));
                            if (isMap(target)) run(depsMap.get(MAP_KEY_ITERATE_KEY));
                        }
                        break;
                    case "set":
                        if (isMap(target)) run(depsMap.get(ITERATE_KEY));
                        break;
                }
            }
        }
        endBatch();
    }
    function reactiveReadArray(array) {
        const raw = reactivity_esm_bundler_toRaw(array);
        if (raw === array) return raw;
        reactivity_esm_bundler_track(raw, "iterate", ARRAY_ITERATE_KEY);
        if (reactivity_esm_bundler_isShallow(array)) return raw;
        if (!reactivity_esm_bundler_isReadonly(array)) return raw.map(reactivity_esm_bundler_toReactive);
        return reactivity_esm_bundler_isReactive(array) ? raw.map((item)=>reactivity_esm_bundler_toReadonly(reactivity_esm_bundler_toReactive(item))) : raw.map(reactivity_esm_bundler_toReadonly);
    }
    function reactivity_esm_bundler_shallowReadArray(arr) {
        reactivity_esm_bundler_track(arr = reactivity_esm_bundler_toRaw(arr), "iterate", ARRAY_ITERATE_KEY);
        return arr;
    }
    function toWrapped(target, item) {
        if (reactivity_esm_bundler_isReadonly(target)) return reactivity_esm_bundler_isReactive(target) ? reactivity_esm_bundler_toReadonly(reactivity_esm_bundler_toReactive(item)) : reactivity_esm_bundler_toReadonly(item);
        return reactivity_esm_bundler_toReactive(item);
    }
    const arrayInstrumentations = {
        __proto__: null,
        [Symbol.iterator] () {
            return iterator(this, Symbol.iterator, (item)=>toWrapped(this, item));
        },
        concat (...args) {
            return reactiveReadArray(this).concat(...args.map((x)=>shared_esm_bundler_isArray(x) ? reactiveReadArray(x) : x));
        },
        entries () {
            return iterator(this, "entries", (value)=>{
                value[1] = toWrapped(this, value[1]);
                return value;
            });
        },
        every (fn, thisArg) {
            return apply(this, "every", fn, thisArg, void 0, arguments);
        },
        filter (fn, thisArg) {
            return apply(this, "filter", fn, thisArg, (v)=>v.map((item)=>toWrapped(this, item)), arguments);
        },
        find (fn, thisArg) {
            return apply(this, "find", fn, thisArg, (item)=>toWrapped(this, item), arguments);
        },
        findIndex (fn, thisArg) {
            return apply(this, "findIndex", fn, thisArg, void 0, arguments);
        },
        findLast (fn, thisArg) {
            return apply(this, "findLast", fn, thisArg, (item)=>toWrapped(this, item), arguments);
        },
        findLastIndex (fn, thisArg) {
            return apply(this, "findLastIndex", fn, thisArg, void 0, arguments);
        },
        forEach (fn, thisArg) {
            return apply(this, "forEach", fn, thisArg, void 0, arguments);
        },
        includes (...args) {
            return searchProxy(this, "includes", args);
        },
        indexOf (...args) {
            return searchProxy(this, "indexOf", args);
        },
        join (separator) {
            return reactiveReadArray(this).join(separator);
        },
        lastIndexOf (...args) {
            return searchProxy(this, "lastIndexOf", args);
        },
        map (fn, thisArg) {
            return apply(this, "map", fn, thisArg, void 0, arguments);
        },
        pop () {
            return noTracking(this, "pop");
        },
        push (...args) {
            return noTracking(this, "push", args);
        },
        reduce (fn, ...args) {
            return reduce(this, "reduce", fn, args);
        },
        reduceRight (fn, ...args) {
            return reduce(this, "reduceRight", fn, args);
        },
        shift () {
            return noTracking(this, "shift");
        },
        some (fn, thisArg) {
            return apply(this, "some", fn, thisArg, void 0, arguments);
        },
        splice (...args) {
            return noTracking(this, "splice", args);
        },
        toReversed () {
            return reactiveReadArray(this).toReversed();
        },
        toSorted (comparer) {
            return reactiveReadArray(this).toSorted(comparer);
        },
        toSpliced (...args) {
            return reactiveReadArray(this).toSpliced(...args);
        },
        unshift (...args) {
            return noTracking(this, "unshift", args);
        },
        values () {
            return iterator(this, "values", (item)=>toWrapped(this, item));
        }
    };
    function iterator(self1, method, wrapValue) {
        const arr = reactivity_esm_bundler_shallowReadArray(self1);
        const methodFn = arr[method];
        const iter = methodFn.call(arr);
        if (arr !== self1 && !reactivity_esm_bundler_isShallow(self1)) {
            if ("Array Iterator" === iter[Symbol.toStringTag]) {
                const wrapped = Object.create(Object.getPrototypeOf(iter));
                wrapped.next = ()=>wrapResult(iter.next(), wrapValue);
                if (methodFn !== arrayProto[method]) Object.defineProperties(wrapped, {
                    return: {
                        get () {
                            const fn = iter.return;
                            return "function" == typeof fn ? fn.bind(iter) : fn;
                        }
                    },
                    throw: {
                        get () {
                            const fn = iter.throw;
                            return "function" == typeof fn ? fn.bind(iter) : fn;
                        }
                    }
                });
                return wrapped;
            }
            iter._next = iter.next;
            iter.next = ()=>wrapResult(iter._next(), wrapValue);
        }
        return iter;
    }
    function wrapResult(result, wrapValue) {
        if (!result.done) result.value = wrapValue(result.value);
        return result;
    }
    const arrayProto = Array.prototype;
    function apply(self1, method, fn, thisArg, wrappedRetFn, args) {
        const arr = reactivity_esm_bundler_shallowReadArray(self1);
        const needsWrap = arr !== self1 && !reactivity_esm_bundler_isShallow(self1);
        const methodFn = arr[method];
        if (methodFn !== arrayProto[method]) {
            const result2 = methodFn.apply(self1, args);
            return needsWrap ? reactivity_esm_bundler_toReactive(result2) : result2;
        }
        let wrappedFn = fn;
        if (arr !== self1) {
            if (needsWrap) wrappedFn = function(item, index) {
                return fn.call(this, toWrapped(self1, item), index, self1);
            };
            else if (fn.length > 2) wrappedFn = function(item, index) {
                return fn.call(this, item, index, self1);
            };
        }
        const result = methodFn.call(arr, wrappedFn, thisArg);
        return needsWrap && wrappedRetFn ? wrappedRetFn(result) : result;
    }
    function reduce(self1, method, fn, args) {
        const arr = reactivity_esm_bundler_shallowReadArray(self1);
        const needsWrap = arr !== self1 && !reactivity_esm_bundler_isShallow(self1);
        let wrappedFn = fn;
        let wrapInitialAccumulator = false;
        if (arr !== self1) {
            if (needsWrap) {
                wrapInitialAccumulator = 0 === args.length;
                wrappedFn = function(acc, item, index) {
                    if (wrapInitialAccumulator) {
                        wrapInitialAccumulator = false;
                        acc = toWrapped(self1, acc);
                    }
                    return fn.call(this, acc, toWrapped(self1, item), index, self1);
                };
            } else if (fn.length > 3) wrappedFn = function(acc, item, index) {
                return fn.call(this, acc, item, index, self1);
            };
        }
        const result = arr[method](wrappedFn, ...args);
        return wrapInitialAccumulator ? toWrapped(self1, result) : result;
    }
    function searchProxy(self1, method, args) {
        const arr = reactivity_esm_bundler_toRaw(self1);
        reactivity_esm_bundler_track(arr, "iterate", ARRAY_ITERATE_KEY);
        const res = arr[method](...args);
        if ((-1 === res || false === res) && isProxy(args[0])) {
            args[0] = reactivity_esm_bundler_toRaw(args[0]);
            return arr[method](...args);
        }
        return res;
    }
    function noTracking(self1, method, args = []) {
        reactivity_esm_bundler_pauseTracking();
        startBatch();
        const res = reactivity_esm_bundler_toRaw(self1)[method].apply(self1, args);
        endBatch();
        reactivity_esm_bundler_resetTracking();
        return res;
    }
    const isNonTrackableKeys = /* @__PURE__ */ shared_esm_bundler_makeMap("__proto__,__v_isRef,__isVue");
    const builtInSymbols = /* @__PURE__ */ new Set(/* @__PURE__ */ (((Object.getOwnPropertyNames(Symbol)).filter((key)=>"arguments" !== key && "caller" !== key)).map((key)=>Symbol[key])).filter(shared_esm_bundler_isSymbol));
    function reactivity_esm_bundler_hasOwnProperty(key) {
        if (!shared_esm_bundler_isSymbol(key)) key = String(key);
        const obj = reactivity_esm_bundler_toRaw(this);
        reactivity_esm_bundler_track(obj, "has", key);
        return obj.hasOwnProperty(key);
    }
    class BaseReactiveHandler {
        constructor(_isReadonly = false, _isShallow = false){
            this._isReadonly = _isReadonly;
            this._isShallow = _isShallow;
        }
        get(target, key, receiver) {
            if ("__v_skip" === key) return target["__v_skip"];
            const isReadonly2 = this._isReadonly, isShallow2 = this._isShallow;
            if ("__v_isReactive" === key) return !isReadonly2;
            else if ("__v_isReadonly" === key) return isReadonly2;
            else if ("__v_isShallow" === key) return isShallow2;
            else if ("__v_raw" === key) {
                if (receiver === (isReadonly2 ? isShallow2 ? shallowReadonlyMap : readonlyMap : isShallow2 ? shallowReactiveMap : reactiveMap).get(target) || Object.getPrototypeOf(target) === Object.getPrototypeOf(receiver)) return target;
                return;
            }
            const targetIsArray = shared_esm_bundler_isArray(target);
            if (!isReadonly2) {
                let fn;
                if (targetIsArray && (fn = arrayInstrumentations[key])) return fn;
                if ("hasOwnProperty" === key) return reactivity_esm_bundler_hasOwnProperty;
            }
            const res = Reflect.get(target, key, reactivity_esm_bundler_isRef(target) ? target : receiver);
            if (shared_esm_bundler_isSymbol(key) ? builtInSymbols.has(key) : isNonTrackableKeys(key)) return res;
            if (!isReadonly2) reactivity_esm_bundler_track(target, "get", key);
            if (isShallow2) return res;
            if (reactivity_esm_bundler_isRef(res)) {
                const value = targetIsArray && shared_esm_bundler_isIntegerKey(key) ? res : res.value;
                return isReadonly2 && shared_esm_bundler_isObject(value) ? reactivity_esm_bundler_readonly(value) : value;
            }
            if (shared_esm_bundler_isObject(res)) return isReadonly2 ? reactivity_esm_bundler_readonly(res) : reactivity_esm_bundler_reactive(res);
            return res;
        }
    }
    class MutableReactiveHandler extends BaseReactiveHandler {
        constructor(isShallow2 = false){
            super(false, isShallow2);
        }
        set(target, key, value, receiver) {
            let oldValue = target[key];
            const isArrayWithIntegerKey = shared_esm_bundler_isArray(target) && shared_esm_bundler_isIntegerKey(key);
            if (!this._isShallow) {
                const isOldValueReadonly = reactivity_esm_bundler_isReadonly(oldValue);
                if (!reactivity_esm_bundler_isShallow(value) && !reactivity_esm_bundler_isReadonly(value)) {
                    oldValue = reactivity_esm_bundler_toRaw(oldValue);
                    value = reactivity_esm_bundler_toRaw(value);
                }
                if (!isArrayWithIntegerKey && reactivity_esm_bundler_isRef(oldValue) && !reactivity_esm_bundler_isRef(value)) if (isOldValueReadonly) return true;
                else {
                    oldValue.value = value;
                    return true;
                }
            }
            const hadKey = isArrayWithIntegerKey ? Number(key) < target.length : shared_esm_bundler_hasOwn(target, key);
            const result = Reflect.set(target, key, value, reactivity_esm_bundler_isRef(target) ? target : receiver);
            if (target === reactivity_esm_bundler_toRaw(receiver) && result) if (hadKey) {
                if (shared_esm_bundler_hasChanged(value, oldValue)) reactivity_esm_bundler_trigger(target, "set", key, value, oldValue);
            } else reactivity_esm_bundler_trigger(target, "add", key, value);
            return result;
        }
        deleteProperty(target, key) {
            const hadKey = shared_esm_bundler_hasOwn(target, key);
            const oldValue = target[key];
            const result = Reflect.deleteProperty(target, key);
            if (result && hadKey) reactivity_esm_bundler_trigger(target, "delete", key, void 0, oldValue);
            return result;
        }
        has(target, key) {
            const result = Reflect.has(target, key);
            if (!shared_esm_bundler_isSymbol(key) || !builtInSymbols.has(key)) reactivity_esm_bundler_track(target, "has", key);
            return result;
        }
        ownKeys(target) {
            reactivity_esm_bundler_track(target, "iterate", shared_esm_bundler_isArray(target) ? "length" : ITERATE_KEY);
            return Reflect.ownKeys(target);
        }
    }
    class ReadonlyReactiveHandler extends BaseReactiveHandler {
        constructor(isShallow2 = false){
            super(true, isShallow2);
        }
        set(target, key) {
            return true;
        }
        deleteProperty(target, key) {
            return true;
        }
    }
    const mutableHandlers = /* @__PURE__ */ new MutableReactiveHandler();
    const readonlyHandlers = /* @__PURE__ */ new ReadonlyReactiveHandler();
    const toShallow = (value)=>value;
    const getProto = (v)=>Reflect.getPrototypeOf(v);
    function createIterableMethod(method, isReadonly2, isShallow2) {
        return function(...args) {
            const target = this["__v_raw"];
            const rawTarget = reactivity_esm_bundler_toRaw(target);
            const targetIsMap = isMap(rawTarget);
            const isPair = "entries" === method || method === Symbol.iterator && targetIsMap;
            const isKeyOnly = "keys" === method && targetIsMap;
            const innerIterator = target[method](...args);
            const wrap = isShallow2 ? toShallow : isReadonly2 ? reactivity_esm_bundler_toReadonly : reactivity_esm_bundler_toReactive;
            isReadonly2 || reactivity_esm_bundler_track(rawTarget, "iterate", isKeyOnly ? MAP_KEY_ITERATE_KEY : ITERATE_KEY);
            return shared_esm_bundler_extend(Object.create(innerIterator), {
                next () {
                    const { value, done } = innerIterator.next();
                    return done ? {
                        value,
                        done
                    } : {
                        value: isPair ? [
                            wrap(value[0]),
                            wrap(value[1])
                        ] : wrap(value),
                        done
                    };
                }
            });
        };
    }
    function createReadonlyMethod(type) {
        return function() {
            return "delete" === type ? false : "clear" === type ? void 0 : this;
        };
    }
    function createInstrumentations(readonly, shallow) {
        const instrumentations = {
            get (key) {
                const target = this["__v_raw"];
                const rawTarget = reactivity_esm_bundler_toRaw(target);
                const rawKey = reactivity_esm_bundler_toRaw(key);
                if (!readonly) {
                    if (shared_esm_bundler_hasChanged(key, rawKey)) reactivity_esm_bundler_track(rawTarget, "get", key);
                    reactivity_esm_bundler_track(rawTarget, "get", rawKey);
                }
                const { has } = getProto(rawTarget);
                const wrap = shallow ? toShallow : readonly ? reactivity_esm_bundler_toReadonly : reactivity_esm_bundler_toReactive;
                if (has.call(rawTarget, key)) return wrap(target.get(key));
                else if (has.call(rawTarget, rawKey)) return wrap(target.get(rawKey));
                else if (target !== rawTarget) target.get(key);
            },
            get size () {
                const target = this["__v_raw"];
                readonly || reactivity_esm_bundler_track(reactivity_esm_bundler_toRaw(target), "iterate", ITERATE_KEY);
                return target.size;
            },
            has (key) {
                const target = this["__v_raw"];
                const rawTarget = reactivity_esm_bundler_toRaw(target);
                const rawKey = reactivity_esm_bundler_toRaw(key);
                if (!readonly) {
                    if (shared_esm_bundler_hasChanged(key, rawKey)) reactivity_esm_bundler_track(rawTarget, "has", key);
                    reactivity_esm_bundler_track(rawTarget, "has", rawKey);
                }
                return key === rawKey ? target.has(key) : target.has(key) || target.has(rawKey);
            },
            forEach (callback, thisArg) {
                const observed = this;
                const target = observed["__v_raw"];
                const rawTarget = reactivity_esm_bundler_toRaw(target);
                const wrap = shallow ? toShallow : readonly ? reactivity_esm_bundler_toReadonly : reactivity_esm_bundler_toReactive;
                readonly || reactivity_esm_bundler_track(rawTarget, "iterate", ITERATE_KEY);
                return target.forEach((value, key)=>callback.call(thisArg, wrap(value), wrap(key), observed));
            }
        };
        shared_esm_bundler_extend(instrumentations, readonly ? {
            add: createReadonlyMethod("add"),
            set: createReadonlyMethod("set"),
            delete: createReadonlyMethod("delete"),
            clear: createReadonlyMethod("clear")
        } : {
            add (value) {
                const target = reactivity_esm_bundler_toRaw(this);
                const proto = getProto(target);
                const rawValue = reactivity_esm_bundler_toRaw(value);
                const valueToAdd = shallow || reactivity_esm_bundler_isShallow(value) || reactivity_esm_bundler_isReadonly(value) ? value : rawValue;
                const hadKey = proto.has.call(target, valueToAdd) || shared_esm_bundler_hasChanged(value, valueToAdd) && proto.has.call(target, value) || shared_esm_bundler_hasChanged(rawValue, valueToAdd) && proto.has.call(target, rawValue);
                if (!hadKey) {
                    target.add(valueToAdd);
                    reactivity_esm_bundler_trigger(target, "add", valueToAdd, valueToAdd);
                }
                return this;
            },
            set (key, value) {
                if (!shallow && !reactivity_esm_bundler_isShallow(value) && !reactivity_esm_bundler_isReadonly(value)) value = reactivity_esm_bundler_toRaw(value);
                const target = reactivity_esm_bundler_toRaw(this);
                const { has, get } = getProto(target);
                let hadKey = has.call(target, key);
                if (hadKey) ;
                else {
                    key = reactivity_esm_bundler_toRaw(key);
                    hadKey = has.call(target, key);
                }
                const oldValue = get.call(target, key);
                target.set(key, value);
                if (hadKey) {
                    if (shared_esm_bundler_hasChanged(value, oldValue)) reactivity_esm_bundler_trigger(target, "set", key, value, oldValue);
                } else reactivity_esm_bundler_trigger(target, "add", key, value);
                return this;
            },
            delete (key) {
                const target = reactivity_esm_bundler_toRaw(this);
                const { has, get } = getProto(target);
                let hadKey = has.call(target, key);
                if (hadKey) ;
                else {
                    key = reactivity_esm_bundler_toRaw(key);
                    hadKey = has.call(target, key);
                }
                const oldValue = get ? get.call(target, key) : void 0;
                const result = target.delete(key);
                if (hadKey) reactivity_esm_bundler_trigger(target, "delete", key, void 0, oldValue);
                return result;
            },
            clear () {
                const target = reactivity_esm_bundler_toRaw(this);
                const hadItems = 0 !== target.size;
                const oldTarget = void 0;
                const result = target.clear();
                if (hadItems) reactivity_esm_bundler_trigger(target, "clear", void 0, void 0, oldTarget);
                return result;
            }
        });
        const iteratorMethods = [
            "keys",
            "values",
            "entries",
            Symbol.iterator
        ];
        iteratorMethods.forEach((method)=>{
            instrumentations[method] = createIterableMethod(method, readonly, shallow);
        });
        return instrumentations;
    }
    function createInstrumentationGetter(isReadonly2, shallow) {
        const instrumentations = createInstrumentations(isReadonly2, shallow);
        return (target, key, receiver)=>{
            if ("__v_isReactive" === key) return !isReadonly2;
            else if ("__v_isReadonly" === key) return isReadonly2;
            else if ("__v_isShallow" === key) return shallow;
            else if ("__v_raw" === key) return target;
            return Reflect.get(shared_esm_bundler_hasOwn(instrumentations, key) && key in target ? instrumentations : target, key, receiver);
        };
    }
    const mutableCollectionHandlers = {
        get: /* @__PURE__ */ createInstrumentationGetter(false, false)
    };
    const readonlyCollectionHandlers = {
        get: /* @__PURE__ */ createInstrumentationGetter(true, false)
    };
    const reactiveMap = /* @__PURE__ */ new WeakMap();
    const shallowReactiveMap = /* @__PURE__ */ new WeakMap();
    const readonlyMap = /* @__PURE__ */ new WeakMap();
    const shallowReadonlyMap = /* @__PURE__ */ new WeakMap();
    function targetTypeMap(rawType) {
        switch(rawType){
            case "Object":
            case "Array":
                return 1;
            case "Map":
            case "Set":
            case "WeakMap":
            case "WeakSet":
                return 2;
            default:
                return 0;
        }
    }
    function reactivity_esm_bundler_reactive(target) {
        if (/* @__PURE__ */ reactivity_esm_bundler_isReadonly(target)) return target;
        return createReactiveObject(target, false, mutableHandlers, mutableCollectionHandlers, reactiveMap);
    }
    function reactivity_esm_bundler_readonly(target) {
        return createReactiveObject(target, true, readonlyHandlers, readonlyCollectionHandlers, readonlyMap);
    }
    function createReactiveObject(target, isReadonly2, baseHandlers, collectionHandlers, proxyMap) {
        if (!shared_esm_bundler_isObject(target)) return target;
        if (target["__v_raw"] && !(isReadonly2 && target["__v_isReactive"])) return target;
        if (target["__v_skip"] || !Object.isExtensible(target)) return target;
        const existingProxy = proxyMap.get(target);
        if (existingProxy) return existingProxy;
        const targetType = targetTypeMap(shared_esm_bundler_toRawType(target));
        if (0 === targetType) return target;
        const proxy = new Proxy(target, 2 === targetType ? collectionHandlers : baseHandlers);
        proxyMap.set(target, proxy);
        return proxy;
    }
    function reactivity_esm_bundler_isReactive(value) {
        if (/* @__PURE__ */ reactivity_esm_bundler_isReadonly(value)) return /* @__PURE__ */ reactivity_esm_bundler_isReactive(value["__v_raw"]);
        return !!(value && value["__v_isReactive"]);
    }
    function reactivity_esm_bundler_isReadonly(value) {
        return !!(value && value["__v_isReadonly"]);
    }
    function reactivity_esm_bundler_isShallow(value) {
        return !!(value && value["__v_isShallow"]);
    }
    function isProxy(value) {
        return value ? !!value["__v_raw"] : false;
    }
    function reactivity_esm_bundler_toRaw(observed) {
        const raw = observed && observed["__v_raw"];
        return raw ? /* @__PURE__ */ reactivity_esm_bundler_toRaw(raw) : observed;
    }
    const reactivity_esm_bundler_toReactive = (value)=>shared_esm_bundler_isObject(value) ? /* @__PURE__ */ reactivity_esm_bundler_reactive(value) : value;
    const reactivity_esm_bundler_toReadonly = (value)=>shared_esm_bundler_isObject(value) ? /* @__PURE__ */ reactivity_esm_bundler_readonly(value) : value;
    function reactivity_esm_bundler_isRef(r) {
        return r ? true === r["__v_isRef"] : false;
    }
    function callWithErrorHandling(fn, instance, type, args) {
        try {
            return args ? fn(...args) : fn();
        } catch (err) {
            handleError(err, instance, type);
        }
    }
    function callWithAsyncErrorHandling(fn, instance, type, args) {
        if (shared_esm_bundler_isFunction(fn)) {
            const res = callWithErrorHandling(fn, instance, type, args);
            if (res && shared_esm_bundler_isPromise(res)) res.catch((err)=>{
                handleError(err, instance, type, void 0, true);
            });
            return res;
        }
        if (shared_esm_bundler_isArray(fn)) {
            const values = [];
            for(let i = 0; i < fn.length; i++)values.push(callWithAsyncErrorHandling(fn[i], instance, type, args));
            return values;
        }
    }
    function handleError(err, instance, type, throwInDev = true, isAsyncError = false) {
        const contextVNode = instance ? instance.vnode : null;
        const { errorHandler, throwUnhandledErrorInProduction } = instance && instance.appContext.config || shared_esm_bundler_EMPTY_OBJ;
        if (instance) {
            let cur = instance.parent;
            const exposedInstance = instance.proxy;
            const errorInfo = `https://vuejs.org/error-reference/#runtime-${type}`;
            while(cur){
                const errorCapturedHooks = cur.ec;
                if (errorCapturedHooks && !cur.isUnmounted && (!isAsyncError || cur.scope.active)) {
                    for(let i = 0; i < errorCapturedHooks.length; i++)if (false === errorCapturedHooks[i](err, exposedInstance, errorInfo)) return;
                }
                cur = cur.parent;
            }
            if (errorHandler) {
                reactivity_esm_bundler_pauseTracking();
                callWithErrorHandling(errorHandler, null, 10, [
                    err,
                    exposedInstance,
                    errorInfo
                ]);
                reactivity_esm_bundler_resetTracking();
                return;
            }
        }
        logError(err, type, contextVNode, throwInDev, throwUnhandledErrorInProduction);
    }
    function logError(err, type, contextVNode, throwInDev = true, throwInProd = false) {
        if (throwInProd) throw err;
        else console.error(err);
    }
    let devtools$1;
    let buffer = [];
    let devtoolsNotInstalled = false;
    function emit$1(event, ...args) {
        if (devtools$1) devtools$1.emit(event, ...args);
        else if (!devtoolsNotInstalled) buffer.push({
            event,
            args
        });
    }
    function createDevtoolsComponentHook(hook) {
        return (component)=>{
            emit$1(hook, component.appContext.app, component.uid, component.parent ? component.parent.uid : void 0, component);
        };
    }
    let currentRenderingInstance = null;
    let currentScopeId = null;
    const isTeleport = (type)=>type.__isTeleport;
    function findNonCommentChild(children) {
        let child = children[0];
        if (children.length > 1) {
            for (const c of children)if (c.type !== Comment) {
                child = c;
                break;
            }
        }
        return child;
    }
    function getInnerChild$1(vnode) {
        if (!isKeepAlive(vnode)) {
            if (isTeleport(vnode.type) && vnode.children) return findNonCommentChild(vnode.children);
            return vnode;
        }
        if (vnode.component) return vnode.component.subTree;
        const { shapeFlag, children } = vnode;
        if (children) {
            if (16 & shapeFlag) return children[0];
            if (32 & shapeFlag && shared_esm_bundler_isFunction(children.default)) return children.default();
        }
    }
    function setTransitionHooks(vnode, hooks) {
        if (6 & vnode.shapeFlag && vnode.component) {
            vnode.transition = hooks;
            const subTree = vnode.component.subTree;
            setTransitionHooks(isTeleport(subTree.type) ? getInnerChild$1(subTree) || subTree : subTree, hooks);
        } else if (128 & vnode.shapeFlag) {
            const suspense = vnode.suspense;
            if (suspense) {
                const branch = suspense.isHydrating ? suspense.pendingBranch : suspense.activeBranch;
                if (branch) setTransitionHooks(branch, hooks.clone(branch));
            } else {
                vnode.ssContent.transition = hooks.clone(vnode.ssContent);
                vnode.ssFallback.transition = hooks.clone(vnode.ssFallback);
            }
        } else {
            vnode.transition = hooks;
            if (vnode.type === Fragment && shared_esm_bundler_isArray(vnode.children)) {
                const child = filterSingleRoot(vnode.children, false);
                if (child) setTransitionHooks(child, hooks);
            }
        }
    }
    function defineComponent(options, extraOptions) {
        return shared_esm_bundler_isFunction(options) ? /* @__PURE__ */ (()=>shared_esm_bundler_extend({
                name: options.name
            }, extraOptions, {
                setup: options
            }))() : options;
    }
    shared_esm_bundler_getGlobalThis().requestIdleCallback;
    shared_esm_bundler_getGlobalThis().cancelIdleCallback;
    const isKeepAlive = (vnode)=>vnode.type.__isKeepAlive;
    function injectHook(type, hook, target = currentInstance, prepend = false) {
        if (target) {
            const hooks = target[type] || (target[type] = []);
            const wrappedHook = hook.__weh || (hook.__weh = (...args)=>{
                reactivity_esm_bundler_pauseTracking();
                const reset = setCurrentInstance(target);
                const res = callWithAsyncErrorHandling(hook, target, type, args);
                reset();
                reactivity_esm_bundler_resetTracking();
                return res;
            });
            if (prepend) hooks.unshift(wrappedHook);
            else hooks.push(wrappedHook);
            return wrappedHook;
        }
    }
    const createHook = (lifecycle)=>(hook, target = currentInstance)=>{
            if (!isInSSRComponentSetup || "sp" === lifecycle) injectHook(lifecycle, (...args)=>hook(...args), target);
        };
    createHook("m");
    createHook("u");
    createHook("bum");
    const NULL_DYNAMIC_COMPONENT = /* @__PURE__ */ Symbol.for("v-ndc");
    function filterSingleRoot(children, recurse = true) {
        let singleRoot;
        for(let i = 0; i < children.length; i++){
            const child = children[i];
            if (!isVNode(child)) return;
            else if (child.type !== Comment || "v-if" === child.children) if (singleRoot) return;
            else singleRoot = child;
        }
        return singleRoot;
    }
    const internalObjectProto = {};
    const isInternalObject = (obj)=>Object.getPrototypeOf(obj) === internalObjectProto;
    const isSuspense = (type)=>type.__isSuspense;
    const Fragment = /* @__PURE__ */ Symbol.for("v-fgt");
    const Text = /* @__PURE__ */ Symbol.for("v-txt");
    const Comment = /* @__PURE__ */ Symbol.for("v-cmt");
    const blockStack = [];
    let currentBlock = null;
    function openBlock(disableTracking = false) {
        blockStack.push(currentBlock = disableTracking ? null : []);
    }
    function closeBlock() {
        blockStack.pop();
        currentBlock = blockStack[blockStack.length - 1] || null;
    }
    let isBlockTreeEnabled = 1;
    function setupBlock(vnode) {
        vnode.dynamicChildren = isBlockTreeEnabled > 0 ? currentBlock || shared_esm_bundler_EMPTY_ARR : null;
        closeBlock();
        if (isBlockTreeEnabled > 0 && currentBlock) currentBlock.push(vnode);
        return vnode;
    }
    function createElementBlock(type, props, children, patchFlag, dynamicProps, shapeFlag) {
        return setupBlock(createBaseVNode(type, props, children, patchFlag, dynamicProps, shapeFlag, true));
    }
    function isVNode(value) {
        return value ? true === value.__v_isVNode : false;
    }
    const normalizeKey = ({ key })=>null != key ? key : null;
    const normalizeRef = ({ ref, ref_key, ref_for })=>{
        if ("number" == typeof ref) ref = "" + ref;
        return null != ref ? shared_esm_bundler_isString(ref) || reactivity_esm_bundler_isRef(ref) || shared_esm_bundler_isFunction(ref) ? {
            i: currentRenderingInstance,
            r: ref,
            k: ref_key,
            f: !!ref_for
        } : ref : null;
    };
    function createBaseVNode(type, props = null, children = null, patchFlag = 0, dynamicProps = null, shapeFlag = type === Fragment ? 0 : 1, isBlockNode = false, needFullChildrenNormalization = false) {
        const vnode = {
            __v_isVNode: true,
            __v_skip: true,
            type,
            props,
            key: props && normalizeKey(props),
            ref: props && normalizeRef(props),
            scopeId: currentScopeId,
            slotScopeIds: null,
            children,
            component: null,
            suspense: null,
            ssContent: null,
            ssFallback: null,
            dirs: null,
            transition: null,
            el: null,
            anchor: null,
            target: null,
            targetStart: null,
            targetAnchor: null,
            staticCount: 0,
            shapeFlag,
            patchFlag,
            dynamicProps,
            dynamicChildren: null,
            appContext: null,
            ctx: currentRenderingInstance
        };
        if (needFullChildrenNormalization) {
            normalizeChildren(vnode, children);
            if (128 & shapeFlag) type.normalize(vnode);
        } else if (children) vnode.shapeFlag |= shared_esm_bundler_isString(children) ? 8 : 16;
        if (isBlockTreeEnabled > 0 && !isBlockNode && currentBlock && (vnode.patchFlag > 0 || 6 & shapeFlag) && 32 !== vnode.patchFlag) currentBlock.push(vnode);
        return vnode;
    }
    const createVNode = _createVNode;
    function _createVNode(type, props = null, children = null, patchFlag = 0, dynamicProps = null, isBlockNode = false) {
        if (!type || type === NULL_DYNAMIC_COMPONENT) type = Comment;
        if (isVNode(type)) {
            const cloned = cloneVNode(type, props, true);
            if (children) normalizeChildren(cloned, children);
            if (isBlockTreeEnabled > 0 && !isBlockNode && currentBlock) if (6 & cloned.shapeFlag) currentBlock[currentBlock.indexOf(type)] = cloned;
            else currentBlock.push(cloned);
            cloned.patchFlag = -2;
            return cloned;
        }
        if (isClassComponent(type)) type = type.__vccOpts;
        if (props) {
            props = guardReactiveProps(props);
            let { class: klass, style } = props;
            if (klass && !shared_esm_bundler_isString(klass)) props.class = shared_esm_bundler_normalizeClass(klass);
            if (shared_esm_bundler_isObject(style)) {
                if (isProxy(style) && !shared_esm_bundler_isArray(style)) style = shared_esm_bundler_extend({}, style);
                props.style = shared_esm_bundler_normalizeStyle(style);
            }
        }
        const shapeFlag = shared_esm_bundler_isString(type) ? 1 : isSuspense(type) ? 128 : isTeleport(type) ? 64 : shared_esm_bundler_isObject(type) ? 4 : shared_esm_bundler_isFunction(type) ? 2 : 0;
        return createBaseVNode(type, props, children, patchFlag, dynamicProps, shapeFlag, isBlockNode, true);
    }
    function guardReactiveProps(props) {
        if (!props) return null;
        if (isProxy(props)) return shared_esm_bundler_extend({}, props);
        return isInternalObject(props) ? shared_esm_bundler_extend({}, props[rawAttrsKey] || props) : props;
    }
    function cloneVNode(vnode, extraProps, mergeRef = false, cloneTransition = false) {
        const { props, ref, patchFlag, children, transition } = vnode;
        const mergedProps = extraProps ? mergeProps(props || {}, extraProps) : props;
        const cloned = {
            __v_isVNode: true,
            __v_skip: true,
            type: vnode.type,
            props: mergedProps,
            key: mergedProps && normalizeKey(mergedProps),
            ref: extraProps && extraProps.ref ? mergeRef && ref ? shared_esm_bundler_isArray(ref) ? ref.concat(normalizeRef(extraProps)) : [
                ref,
                normalizeRef(extraProps)
            ] : normalizeRef(extraProps) : ref,
            scopeId: vnode.scopeId,
            slotScopeIds: vnode.slotScopeIds,
            children: children,
            target: vnode.target,
            targetStart: vnode.targetStart,
            targetAnchor: vnode.targetAnchor,
            staticCount: vnode.staticCount,
            shapeFlag: vnode.shapeFlag,
            patchFlag: extraProps && vnode.type !== Fragment ? -1 === patchFlag ? 16 : 16 | patchFlag : patchFlag,
            dynamicProps: vnode.dynamicProps,
            dynamicChildren: vnode.dynamicChildren,
            appContext: vnode.appContext,
            dirs: vnode.dirs,
            transition,
            component: vnode.component,
            suspense: vnode.suspense,
            ssContent: vnode.ssContent && cloneVNode(vnode.ssContent),
            ssFallback: vnode.ssFallback && cloneVNode(vnode.ssFallback),
            placeholder: vnode.placeholder,
            el: vnode.el,
            anchor: vnode.anchor,
            ctx: vnode.ctx,
            ce: vnode.ce,
            cacheIndex: vnode.cacheIndex
        };
        if (transition && cloneTransition) setTransitionHooks(cloned, transition.clone(cloned));
        return cloned;
    }
    function createTextVNode(text = " ", flag = 0) {
        return createVNode(Text, null, text, flag);
    }
    function normalizeChildren(vnode, children) {
        let type = 0;
        const { shapeFlag } = vnode;
        if (null == children) children = null;
        else if (shared_esm_bundler_isArray(children)) type = 16;
        else if ("object" == typeof children) if (65 & shapeFlag) {
            const slot = children.default;
            if (slot) {
                slot._c && (slot._d = false);
                normalizeChildren(vnode, slot());
                slot._c && (slot._d = true);
            }
            return;
        } else {
            type = 32;
            const slotFlag = children._;
            if (slotFlag || isInternalObject(children)) {
                if (3 === slotFlag && currentRenderingInstance) if (1 === currentRenderingInstance.slots._) children._ = 1;
                else {
                    children._ = 2;
                    vnode.patchFlag |= 1024;
                }
            } else children._ctx = currentRenderingInstance;
        }
        else if (shared_esm_bundler_isFunction(children)) {
            if (65 & shapeFlag) return void normalizeChildren(vnode, {
                default: children
            });
            children = {
                default: children,
                _ctx: currentRenderingInstance
            };
            type = 32;
        } else {
            children = String(children);
            if (64 & shapeFlag) {
                type = 16;
                children = [
                    createTextVNode(children)
                ];
            } else type = 8;
        }
        vnode.children = children;
        vnode.shapeFlag |= type;
    }
    function mergeProps(...args) {
        const ret = {};
        for(let i = 0; i < args.length; i++){
            const toMerge = args[i];
            for(const key in toMerge)if ("class" === key) {
                if (ret.class !== toMerge.class) ret.class = shared_esm_bundler_normalizeClass([
                    ret.class,
                    toMerge.class
                ]);
            } else if ("style" === key) ret.style = shared_esm_bundler_normalizeStyle([
                ret.style,
                toMerge.style
            ]);
            else if (shared_esm_bundler_isOn(key)) {
                const existing = ret[key];
                const incoming = toMerge[key];
                if (incoming && existing !== incoming && !(shared_esm_bundler_isArray(existing) && existing.includes(incoming))) ret[key] = existing ? [].concat(existing, incoming) : incoming;
                else if (null == incoming && null == existing && !shared_esm_bundler_isModelListener(key)) ret[key] = incoming;
            } else if ("" !== key) ret[key] = toMerge[key];
        }
        return ret;
    }
    let currentInstance = null;
    let internalSetCurrentInstance;
    let setInSSRSetupState;
    {
        const g = shared_esm_bundler_getGlobalThis();
        const registerGlobalSetter = (key, setter)=>{
            let setters;
            if (!(setters = g[key])) setters = g[key] = [];
            setters.push(setter);
            return (v)=>{
                if (setters.length > 1) setters.forEach((set)=>set(v));
                else setters[0](v);
            };
        };
        internalSetCurrentInstance = registerGlobalSetter("__VUE_INSTANCE_SETTERS__", (v)=>currentInstance = v);
        setInSSRSetupState = registerGlobalSetter("__VUE_SSR_SETTERS__", (v)=>isInSSRComponentSetup = v);
    }
    const setCurrentInstance = (instance)=>{
        const prev = currentInstance;
        internalSetCurrentInstance(instance);
        instance.scope.on();
        return ()=>{
            instance.scope.off();
            internalSetCurrentInstance(prev);
        };
    };
    let isInSSRComponentSetup = false;
    const rawAttrsKey = /* @__PURE__ */ Symbol();
    function isClassComponent(value) {
        return shared_esm_bundler_isFunction(value) && "__vccOpts" in value;
    }
    const _hoisted_1 = {
        class: "star-row"
    };
    const StarRowvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
        __name: 'StarRow',
        props: {
            count: {}
        },
        setup (__props) {
            return (_ctx, _cache)=>(openBlock(), createElementBlock("i", _hoisted_1, toDisplayString(__props.count), 1));
        }
    });
    const __exports__ = StarRowvue_type_script_setup_true_lang_ts;
    const StarRow = __exports__;
    const files_StarRow = StarRow;
    console.log(files_StarRow);
})();
