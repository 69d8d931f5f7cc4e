import ts from 'typescript';

/** Maximum depth for comparing two shapes; below it, types that are assignable both ways count as one. */
const maxDepth = 6;

/** The members of a union (of one, where it is none), `undefined` left out: `a?: T` and `T` are one. */
export function unionMembers(type: ts.Type): ts.Type[] {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(({flags}) => !(flags & ts.TypeFlags.Undefined));
}

function isReference(checker: ts.TypeChecker, type: ts.Type): type is ts.TypeReference {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

function isPlainObject(type: ts.Type): boolean {
  return (
    Boolean(type.flags & ts.TypeFlags.Object) &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0
  );
}

/**
 * Compares the meaning of two types, however they are written: aliases expanded, unions in any order,
 * properties in any order, each optional in both or in neither. `any` equals `any` only.
 *
 * Assignability alone would not do: `{a?: string}` and `{a?: string; b?: string}` accept one another.
 */
export function isSameType(
  checker: ts.TypeChecker,
  a: ts.Type,
  b: ts.Type,
  depth: number = maxDepth,
): boolean {
  const same = (x: ts.Type, y: ts.Type): boolean => isSameType(checker, x, y, depth - 1);
  if (a === b) return true;
  if ((a.flags | b.flags) & ts.TypeFlags.Any) return Boolean(a.flags & b.flags & ts.TypeFlags.Any);

  const [left, right] = [unionMembers(a), unionMembers(b)];
  if (left.length !== right.length) return false;
  if (left.length > 1) {
    const rest = [...right];
    return left.every((member) => {
      const found = rest.findIndex((other) => isSameType(checker, member, other, depth));
      if (found >= 0) rest.splice(found, 1);
      return found >= 0;
    });
  }
  const [x, y] = [left[0], right[0]];
  if (x === undefined || y === undefined || x === y) return x === y;
  const assignable = checker.isTypeAssignableTo(x, y) && checker.isTypeAssignableTo(y, x);
  if (!assignable) return false;
  if (depth === 0) return true;
  if (isReference(checker, x) && isReference(checker, y)) {
    const [of, others] = [checker.getTypeArguments(x), checker.getTypeArguments(y)];
    return of.length === others.length && of.every((one, at) => same(one, others[at] ?? one));
  }
  if (!isPlainObject(x) || !isPlainObject(y)) {
    return (
      checker.typeToString(x) === checker.typeToString(y) || !isPlainObject(x) === !isPlainObject(y)
    );
  }
  return hasSameShape(checker, x, y, same);
}

function hasSameShape(
  checker: ts.TypeChecker,
  x: ts.Type,
  y: ts.Type,
  same: (a: ts.Type, b: ts.Type) => boolean,
): boolean {
  const [indexX, indexY] = [checker.getIndexInfosOfType(x), checker.getIndexInfosOfType(y)];
  if (indexX.length !== indexY.length || x.getProperties().length !== y.getProperties().length) {
    return false;
  }
  return (
    indexX.every(({type}, at) => same(type, indexY[at]?.type ?? type)) &&
    x.getProperties().every((property) => {
      const other = y.getProperty(property.name);
      return (
        other !== undefined &&
        (property.flags & ts.SymbolFlags.Optional) === (other.flags & ts.SymbolFlags.Optional) &&
        same(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other))
      );
    })
  );
}
