/*
 * Has this process load one copy of the schema library. It comes as two, for `import` and for `require`: the room library takes
 * one, our code would take the other. A copy takes the base class of the other for a state without fields and marks it, and
 * then all classes that are made later share one set of fields.
 */
const { registerHooks } = require('node:module');

const COPIED = '@colyseus/schema';
const ONE = ['node', 'import', 'default'];

registerHooks({
  resolve(name, context, next) {
    const isCopied = name === COPIED || name.startsWith(`${COPIED}/`);
    return next(name, isCopied ? { ...context, conditions: ONE } : context);
  },
});
