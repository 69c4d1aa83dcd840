import Foundation
import Scenes
import SeededRandom
import Testing

@testable import SceneFiles
@testable import fuzz_scene_files

/// Tests that the JSON Schema and the decoder agree on the examples, and on damaged versions of
/// them.
@Suite struct SchemaTests {
  private let validator: SchemaValidator

  init() throws { validator = try SchemaValidator(Package.text("scene.schema.json")) }

  /// Returns the decoder's verdict on the values of a text, before it looks up names. Returns nil
  /// for a text that is not YAML.
  private func decoderAllows(_ text: String) -> (tree: Tree, isAllowed: Bool)? {
    let reading = TreeReader.read(text, limits: .standard)
    guard let tree = reading.tree, reading.mistakes.isEmpty else { return nil }
    var checker = Checker()
    _ = checker.read(tree, as: Codec<SceneDocument>.table.shape)
    return (tree, checker.mistakes.isEmpty)
  }

  @Test(arguments: ExampleTests.names)
  func examplesAreAllowed(_ name: String) throws {
    let (tree, isAllowed) = try #require(decoderAllows(Package.text("Scenes/\(name).yml")))
    #expect(isAllowed && validator.allows(tree))
  }

  @Test func theSentencesOfTheMistakesAreTheSchemasToo() {
    // A schema cannot express these: duplicate names, missing styles, a table without its items.
    let beyond = ["There is no style", "cycle", "no item", "in use", "twice", "place to scroll"]
    var refused = 0
    for mistake in MistakeTests.cases {
      guard let (tree, isAllowed) = decoderAllows(mistake.yaml), !isAllowed else { continue }
      guard !beyond.contains(where: mistake.lines[0].contains) else { continue }
      #expect(!validator.allows(tree), "\(mistake.yaml)")
      refused += 1
    }
    #expect(refused >= 15)
  }

  @Test(arguments: SeededGenerator.seeds([7]))
  func brokenExamplesAreRefusedByBothOrByNeither(seed: UInt64) throws {
    let fuzzer = SceneFuzzer(
      seed: seed, corpus: try FuzzCorpus(folder: Package.scenes), folder: Package.scenes)
    var (allowed, refused) = (0, 0)
    for index in 0..<800 {
      let text = String(decoding: fuzzer.input(index, mutations: 1), as: UTF8.self)
      guard let (tree, isAllowed) = decoderAllows(text) else { continue }
      #expect(validator.allows(tree) == isAllowed, "input \(index)")
      if isAllowed { allowed += 1 } else { refused += 1 }
    }
    #expect(allowed > 20 && refused > 60)
  }
}
