/// Reads a document of YAML 1.2, which includes JSON.
///
/// Scalars are not interpreted: `no` is the text "no" until a key requires another type. Duplicate
/// keys, keys that are not words and aliases without an anchor are recorded as mistakes, and
/// reading continues.
///
/// - Complexity: O(length). Aliases are expanded only when they are checked, which is limited.
package struct TreeReader {
  private let events: YAMLEvents
  private let limits: SceneLimits
  private var mistakes: [Mistake] = []
  /// The mistake that ended reading.
  private var end: SyntaxMistake?
  private var anchors: [String: Anchored] = [:]
  private var values = 0
  private var isTooDeep = false
  /// The keys and indexes of the current node.
  private var steps: [Step] = []

  /// The result of reading a text.
  package struct Reading {
    /// The tree; nil if nothing is reliable.
    package let tree: Tree?
    package let mistakes: [Mistake]
    /// Whether the text was read completely.
    package let isWhole: Bool
  }

  /// An anchored node and its size.
  private struct Anchored {
    let tree: Tree
    let values: Int
    let height: Int
  }

  private enum Step {
    case key(String)
    case index(Int)
  }

  /// Reads a text as a tree, within limits.
  ///
  /// - Parameter isJSON: Whether messages refer to JSON.
  package static func read(
    _ text: String, limits: SceneLimits, isJSON: Bool = false
  ) -> Reading {
    var reader = TreeReader(text, limits, isJSON: isJSON)
    return reader.reading()
  }

  private init(_ text: String, _ limits: SceneLimits, isJSON: Bool) {
    events = YAMLEvents(text, isJSON: isJSON)
    self.limits = limits
  }

  private mutating func reading() -> Reading {
    _ = next()
    guard let first = next() else { return cutOff(nil) }
    guard case .documentStart = first.kind else {
      note(.nothingInFile, first)
      return Reading(tree: nil, mistakes: mistakes, isWhole: true)
    }
    guard let event = next() else { return cutOff(nil) }
    let (tree, _) = read(event, depth: 1)
    if end == nil { _ = next() }
    if end == nil, let more = next(), case .documentStart = more.kind { note(.twoDocuments, more) }
    return end == nil ? Reading(tree: tree, mistakes: mistakes, isWhole: true) : cutOff(tree)
  }

  private func cutOff(_ tree: Tree?) -> Reading {
    guard let end else { return Reading(tree: tree, mistakes: mistakes, isWhole: true) }
    return Reading(
      tree: tree?.before(line: end.lastsFrom),
      mistakes: mistakes.filter { $0.location.line < end.lastsFrom } + [end.mistake], isWhole: false
    )
  }

  /// Returns the next event, or nil after a syntax error.
  private mutating func next() -> YAMLEvent? {
    guard end == nil else { return nil }
    do throws(SyntaxMistake) {
      return try events.next()
    } catch {
      end = error
      return nil
    }
  }

  private mutating func note(_ problem: Problem, _ event: YAMLEvent) {
    let path = steps.reduce(KeyPathText()) { path, step in
      switch step {
      case .key(let name): path.key(name.shortened)
      case .index(let index): path.index(index)
      }
    }
    mistakes.append(
      Mistake(problem, DocumentLocation(line: event.line, column: event.column, path: path)))
  }

  // MARK: Nodes

  /// Returns the node of an event, and its number of levels.
  private mutating func read(_ event: YAMLEvent, depth: Int) -> (tree: Tree, height: Int) {
    let before = values
    guard count(1, event) else { return (Tree(.unread, from: event), 1) }
    guard isShallow(depth, event) else {
      skip(event)
      return (Tree(.unread, from: event), 1)
    }
    switch event.kind {
    case .alias(let name): return alias(name, event, depth)
    case .scalar(let text, let isPlain, let anchor):
      let tree = Tree(.scalar(text, isPlain: isPlain), from: event)
      return keep(tree, 1, anchor, since: before)
    case .listStart(let isFlow, let anchor):
      let (tree, height) = list(event, isFlow, depth)
      return keep(tree, height, anchor, since: before)
    case .tableStart(let isFlow, let anchor):
      let (tree, height) = table(event, isFlow, depth)
      return keep(tree, height, anchor, since: before)
    default: return (Tree(.unread, from: event), 1)
    }
  }

  private mutating func keep(
    _ tree: Tree, _ height: Int, _ anchor: String?, since before: Int
  ) -> (Tree, Int) {
    if let anchor {
      anchors[anchor] = Anchored(tree: tree, values: values - before, height: height)
    }
    return (tree, height)
  }

  private mutating func alias(
    _ name: String, _ event: YAMLEvent, _ depth: Int
  ) -> (tree: Tree, height: Int) {
    guard let anchored = anchors[name] else {
      note(.noAnchor(name), event)
      return (Tree(.unread, from: event), 1)
    }
    guard count(anchored.values - 1, event), isShallow(depth + anchored.height - 1, event) else {
      return (Tree(.unread, from: event), 1)
    }
    return (anchored.tree, anchored.height)
  }

  private mutating func list(
    _ start: YAMLEvent, _ isFlow: Bool, _ depth: Int
  ) -> (Tree, height: Int) {
    var trees: [Tree] = []
    var height = 0
    while let event = next() {
      if case .listEnd = event.kind {
        return (Tree(.list(trees), from: start, to: event.lastLine, isFlow: isFlow), height + 1)
      }
      steps.append(.index(trees.count))
      let (tree, levels) = read(event, depth: depth + 1)
      steps.removeLast()
      trees.append(tree)
      height = max(height, levels)
    }
    return (Tree(.list(trees), from: start, isFlow: isFlow, isComplete: false), height + 1)
  }

  private mutating func table(
    _ start: YAMLEvent, _ isFlow: Bool, _ depth: Int
  ) -> (Tree, height: Int) {
    var pairs: [(key: Tree, value: Tree)] = []
    var names: Set<String> = []
    var height = 0
    while let event = next() {
      if case .tableEnd = event.kind {
        return (Tree(.table(pairs), from: start, to: event.lastLine, isFlow: isFlow), height + 1)
      }
      let (key, levels) = read(event, depth: depth + 1)
      steps.append(.key(check(key, event, &names)))
      let value = next().map { read($0, depth: depth + 1) } ?? (Tree(.unread, from: event), 1)
      steps.removeLast()
      pairs.append((key.moved(to: event), value.0))
      height = max(height, levels, value.1)
    }
    return (Tree(.table(pairs), from: start, isFlow: isFlow, isComplete: false), height + 1)
  }

  /// Checks a key. Returns its name, if it has one.
  private mutating func check(
    _ key: Tree, _ event: YAMLEvent, _ names: inout Set<String>
  ) -> String {
    switch key.node {
    case .scalar(let name, _):
      steps.append(.key(name))
      if !names.insert(name).inserted { note(.keyTwice(name), event) }
      steps.removeLast()
      return name
    case .unread: return "?"
    case .list, .table:
      if end == nil { note(.wrongKind(expected: "a word as key", found: Found(key)), event) }
      return "?"
    }
  }

  // MARK: Limits

  private mutating func count(_ more: Int, _ event: YAMLEvent) -> Bool {
    values += more
    if values > limits.values, end == nil {
      end = SyntaxMistake(
        .tooMany(.values, limits.values), line: event.line, column: event.column)
    }
    return values <= limits.values
  }

  private mutating func isShallow(_ depth: Int, _ event: YAMLEvent) -> Bool {
    guard depth > limits.nesting else { return true }
    if !isTooDeep { note(.tooMany(.nesting, limits.nesting), event) }
    isTooDeep = true
    return false
  }

  /// Skips the node of an event.
  private mutating func skip(_ event: YAMLEvent) {
    var depth = 0
    var event: YAMLEvent? = event
    while let current = event {
      switch current.kind {
      case .listStart, .tableStart: depth += 1
      case .listEnd, .tableEnd: depth -= 1
      default: break
      }
      if depth == 0 { return }
      event = next()
    }
  }
}
