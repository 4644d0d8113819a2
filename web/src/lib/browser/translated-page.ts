/*
 * The translator of a browser replaces text nodes, usually by `<font>` elements, or changes them. React keeps the nodes that it has
 * made: it would change a text that nobody sees, and fail to remove a text or to insert something before it. So before React
 * touches a text of a translated element, the element gets its own nodes back. The translator then translates it again.
 */

/** Consecutive nodes of React that a translator has taken out of an element, and the nodes in their place. */
type Run = { parent: Node; own: readonly Node[]; standIns: readonly Node[]; previous: Node | null };

/** The runs of each translated element; none if a translator has only changed its text nodes. */
const runsByElement = new WeakMap<Node, Set<Run>>();
/** The run of each node of React that was taken out, and of each stand-in. */
const runOf = new WeakMap<Node, Run>();
/** The texts that React or a translator has changed, as React wants them. */
const ownTexts = new WeakMap<Node, string>();
/** Nodes that React has removed. */
const removedNodes = new WeakSet<Node>();

/** Lets translators change the page at any time. Call it before React renders. Returns a function that ends it. */
export function allowTranslation(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node as `this`
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const observer = new MutationObserver(noteTranslations);
  observer.observe(document, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  const noteSoFar = () => noteTranslations(observer.takeRecords());

  const putBack = (parent: Node) => {
    for (const run of runsByElement.get(parent) ?? []) {
      const standIns = run.standIns.filter(({ parentNode }) => parentNode === parent);
      const place = standIns[0] ?? placeAfter(run);
      for (const node of run.own) if (node.parentNode !== parent) insertBefore.call(parent, node, place);
      for (const standIn of standIns) removeChild.call(parent, standIn);
      forget(run);
    }
    if (!runsByElement.delete(parent)) return;
    for (const child of parent.childNodes) {
      const ownText = ownTexts.get(child);
      if (ownText !== undefined && child instanceof Text && isChangedText(child)) child.data = ownText;
    }
  };

  /** Puts an element back into the page that a translator has taken out with a whole paragraph. */
  const bringBack = (element: Node) => {
    if (element.isConnected) return;
    for (let node: Node | null = element; node !== null; node = node.parentNode) {
      const run = runOf.get(node);
      if (run !== undefined && isReacts(node)) putBack(run.parent);
    }
  };

  /** Whether React moves a node within its parent that a translator has taken out. */
  const isMoved = (child: Node, parent: Node): boolean => {
    if (!isReacts(child)) return false;
    noteSoFar();
    return runOf.get(child)?.parent === parent;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    bringBack(this);
    if (isMoved(child, this)) putBack(this);
    return appendChild.call(this, child) as T;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    bringBack(this);
    if (isMoved(child, this)) {
      putBack(this);
      // A translator that undoes its work inserts a text before its stand-in, which is gone now.
      if (next !== null && next.parentNode === null) return child;
    }
    if (next !== null && next.parentNode !== this) {
      noteSoFar();
      putBack(this);
    }
    return insertBefore.call(this, child, childAround(next, this)) as T;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    bringBack(this);
    // A translator inserts its own node before it removes a text.
    const isForReact = child.parentNode !== this || !(child instanceof Text && hasNewStandIn(child));
    if (isForReact) noteSoFar();
    if (child.parentNode !== this || isChangedText(child)) putBack(this);
    if (isForReact) removedNodes.add(child);
    // What a translator has moved or removed only has to be gone.
    if (child.parentNode !== null && this.contains(child)) removeChild.call(child.parentNode, child);
    return child;
  };

  // React sets `nodeValue`, which `Text` inherits.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string) {
      noteSoFar();
      const parent = runOf.get(this)?.parent ?? this.parentNode;
      if (parent !== null) {
        bringBack(parent);
        putBack(parent);
      }
      ownTexts.set(this, value);
      this.data = value;
    },
  });

  // Browsers define it for all nodes.
  const holder = Object.hasOwn(Element.prototype, 'textContent') ? Element.prototype : Node.prototype;
  const textContent = Object.getOwnPropertyDescriptor(holder, 'textContent') ?? {};
  Object.defineProperty(holder, 'textContent', {
    ...textContent,
    set(this: Node, value: string) {
      if (isReacts(this)) bringBack(this);
      textContent.set?.call(this, value);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
    Object.defineProperty(holder, 'textContent', textContent);
  };
}

function noteTranslations(records: readonly MutationRecord[]): void {
  const changedParents = new Set<Node>();
  const recordsOf = new Map<Node, MutationRecord[]>();
  for (const record of records) {
    const { target, oldValue, addedNodes } = record;
    if (!isReacts(target)) continue;
    if (record.type === 'characterData') {
      if (!ownTexts.has(target)) ownTexts.set(target, oldValue ?? '');
      const parent = target.parentNode;
      if (parent !== null && isReacts(parent) && isChangedText(target)) changedParents.add(parent);
      continue;
    }
    if (![...addedNodes].every(isReacts)) changedParents.add(target);
    recordsOf.set(target, [...(recordsOf.get(target) ?? []), record]);
  }
  for (const parent of changedParents) {
    const runs = runsByElement.get(parent) ?? new Set();
    runsByElement.set(parent, runs);
    for (const run of runsTakenOut(parent, recordsOf.get(parent) ?? [])) {
      runs.add(run);
      for (const node of [...run.own, ...run.standIns]) runOf.set(node, run);
    }
  }
}

/** Returns what a translator has replaced in an element. Children of React that have stayed separate one run from the next. */
function runsTakenOut(parent: Node, records: readonly MutationRecord[]): Run[] {
  const currentChildren = new Set<Node>(parent.childNodes);
  const newNodes = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  const start = (previous: Node | null) => ({
    parent,
    own: [] as Node[],
    standIns: [] as Node[],
    previous,
  });
  let run = start(null);
  const runs = [run];
  for (const child of childrenSoFar(records, currentChildren))
    if (!currentChildren.has(child)) run.own.push(...ownNodesBehind(child));
    else if (isReacts(child)) {
      run = start(child);
      runs.push(run);
    } else if (newNodes.has(child)) run.standIns.push(child);
  return runs.some(({ own }) => own.length > 0) ? runs : [];
}

/** Returns the children of an element and those that these changes have removed, in order. */
function childrenSoFar(
  records: readonly MutationRecord[],
  currentChildren: ReadonlySet<Node>,
): readonly Node[] {
  return records.reduceRight<readonly Node[]>(
    (children, { removedNodes, previousSibling }) => {
      const missingNodes = [...removedNodes].filter((node) => !children.includes(node));
      const index = previousSibling === null ? 0 : children.indexOf(previousSibling) + 1;
      return missingNodes.length === 0 ? children : children.toSpliced(index, 0, ...missingNodes);
    },
    [...currentChildren],
  );
}

/** Returns the nodes of React that this node is or stands for. */
function ownNodesBehind(node: Node): readonly Node[] {
  if (isReacts(node)) return removedNodes.has(node) ? [] : [node];
  const run = runOf.get(node);
  if (run === undefined) return [];
  forget(run);
  runsByElement.get(run.parent)?.delete(run);
  return run.own;
}

function forget({ own, standIns }: Run): void {
  for (const node of [...own, ...standIns]) runOf.delete(node);
}

/** Returns the node before which the texts of a run without stand-ins belong. */
function placeAfter({ parent, previous }: Run): Node | null {
  return previous?.parentNode === parent ? previous.nextSibling : parent.firstChild;
}

/** Returns the child of `parent` that is or contains this node; null if there is none. */
function childAround(node: Node | null, parent: Node): Node | null {
  let child = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Whether React has made this node. React marks its nodes with a property. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}

/** Whether a translator has changed this text, which is still in its place. */
function isChangedText(node: Node): boolean {
  const ownText = ownTexts.get(node);
  return ownText !== undefined && ownText !== node.nodeValue;
}

/** Whether a translator has just inserted a node beside this one. */
function hasNewStandIn({ previousSibling, nextSibling }: Node): boolean {
  return [previousSibling, nextSibling].some((node) => node !== null && !isReacts(node) && !runOf.has(node));
}
