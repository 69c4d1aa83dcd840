import Foundation

/// A PostScript calculator function: operators on a stack of numbers.
///
/// Used for Figma's gradients. Source: ISO 32000-1, 7.10.5.
struct PDFCalculation {
  private indirect enum Step {
    case push(Double)
    case perform(String)
    case choose([Step], otherwise: [Step])
  }

  private let steps: [Step]
  /// The maximum number of steps per value.
  var work: Int { min(words, Self.maximumStepCount) }
  private let words: Int
  /// The numbers in the function, at which conditions may change.
  let constants: [Double]
  /// The limits of steps and of numbers on the stack.
  private static let maximumStepCount = 4096
  private static let maximumNumberCount = 100

  /// Creates a function from its text; nil if it is invalid.
  init?(_ text: [UInt8]) {
    guard text.count <= 1 << 16 else { return nil }
    let spaced = String(decoding: text, as: UTF8.self)
      .replacing("{", with: " { ").replacing("}", with: " } ")
    var words = spaced.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    self.words = words.count
    guard words.popFirst() == "{", let steps = Self.block(&words, depth: 0) else { return nil }
    self.steps = steps
    constants = spaced.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  private static func block(_ words: inout ArraySlice<String>, depth: Int) -> [Step]? {
    guard depth < 20 else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let word = words.popFirst() {
      switch word {
      case "}": return blocks.isEmpty ? steps : nil
      case "{":
        guard let inner = block(&words, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case "if":
        guard blocks.count == 1 else { return nil }
        steps.append(.choose(blocks[0], otherwise: []))
        blocks = []
      case "ifelse":
        guard blocks.count == 2 else { return nil }
        steps.append(.choose(blocks[0], otherwise: blocks[1]))
        blocks = []
      default:
        if let number = Double(word), number.isFinite {
          steps.append(.push(number))
        } else {
          steps.append(.perform(word))
        }
      }
    }
    return nil
  }

  /// Returns the final stack; nil if an operation fails.
  func values(at inputs: [Double]) -> [Double]? {
    var stack = inputs
    var taken = 0
    return run(steps, &stack, &taken) ? stack : nil
  }

  private func run(_ steps: [Step], _ stack: inout [Double], _ taken: inout Int) -> Bool {
    for step in steps {
      taken += 1
      guard taken <= Self.maximumStepCount, stack.count <= Self.maximumNumberCount else {
        return false
      }
      switch step {
      case .push(let number): stack.append(number)
      case .perform(let word): guard Self.perform(word, &stack) else { return false }
      case .choose(let first, let second):
        guard let choice = stack.popLast(),
          run(choice != 0 ? first : second, &stack, &taken)
        else { return false }
      }
    }
    return true
  }

  private static func perform(_ word: String, _ stack: inout [Double]) -> Bool {
    if let result = move(word, &stack) { return result }
    if let function = unary[word] {
      guard let value = stack.popLast() else { return false }
      stack.append(function(value))
      return true
    }
    guard let function = binary[word], stack.count >= 2 else { return false }
    let second = stack.removeLast()
    stack.append(function(stack.removeLast(), second))
    return stack.last?.isFinite == true
  }

  /// Performs a stack operation; nil for other words.
  private static func move(_ word: String, _ stack: inout [Double]) -> Bool? {
    switch word {
    case "true": stack.append(1)
    case "false": stack.append(0)
    case "pop": return stack.popLast() != nil
    case "dup":
      guard let last = stack.last else { return false }
      stack.append(last)
    case "exch":
      guard stack.count >= 2 else { return false }
      stack.swapAt(stack.count - 1, stack.count - 2)
    case "copy":
      guard let count = count(&stack), count <= stack.count else { return false }
      stack += stack.suffix(count)
    case "index":
      guard let place = count(&stack), place < stack.count else { return false }
      stack.append(stack[stack.count - 1 - place])
    case "roll":
      guard let turn = stack.popLast(), abs(turn) < 1000, let count = count(&stack),
        count <= stack.count
      else { return false }
      guard count > 0 else { return true }
      let part = stack.suffix(count)
      let shift = ((Int(turn) % count) + count) % count
      stack.replaceSubrange(
        (stack.count - count)..., with: part.suffix(shift) + part.dropLast(shift))
    default: return nil
    }
    return true
  }

  private static func count(_ stack: inout [Double]) -> Int? {
    guard let value = stack.popLast(), value >= 0, value <= 100 else { return nil }
    return Int(value)
  }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { max(0, $0).squareRoot() }, "sin": { Foundation.sin($0 * .pi / 180) },
    "cos": { Foundation.cos($0 * .pi / 180) }, "ln": { $0 > 0 ? Foundation.log($0) : 0 },
    "log": { $0 > 0 ? log10($0) : 0 }, "not": { $0 == 0 ? 1 : 0 },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $0 / $1 },
    "idiv": { ($0 / $1).rounded(.towardZero) }, "mod": { $0.truncatingRemainder(dividingBy: $1) },
    "exp": { pow($0, $1) },
    "atan": {
      (atan2($0, $1) * 180 / .pi + 360)
        .truncatingRemainder(dividingBy: 360)
    },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 },
  ]
}
