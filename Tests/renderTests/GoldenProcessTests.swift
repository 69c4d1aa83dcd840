import Foundation
import Testing

@testable import render

/// Tests goldens drawn by several processes: verdicts, output and files do not depend on the number
/// of processes.
@Suite struct GoldenProcessTests {
  /// Returns a package with pictures, a broken scene, a scene that logs a warning, and an empty
  /// screen.
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.write(
      """
      screen: {size: [60, 50], scale: 1}
      layout: {itemSize: [90, 30]}
      styles: {a: {backgroundColor: systemTeal}}
      sections: [{items: [1]}]
      """, "wide.yml")
    try shop.write("sectoins: []", "broken.yml")
    try shop.write("screen: {size: [60, 50], scale: 1}", "empty.yml")
    try describe(shop, changed: false)
    return shop
  }

  private func describe(_ shop: Workshop, changed: Bool, gone: [String] = []) throws {
    let bars = (0..<9).map {
      ("bars/\($0)", "bars", "\"offset\": [\(changed && $0 == 4 ? 7 : $0), 0],")
    }
    let files = [
      ("wide", "wide.yml", ""), ("broken", "broken.yml", ""), ("empty", "empty.yml", ""),
      ("wide-dark", "wide.yml", "\"dark\": true,"),
    ]
    let entries = (bars + files).filter { !gone.contains($0.0) }.map { name, scene, keys in
      """
      {"name": "\(name)", "scene": "\(scene)", "size": [60, 180], \(keys) "shows": "Bars."}
      """
    }
    try shop.write(
      "{\"scale\": 1, \"goldens\": [\n\(entries.joined(separator: ",\n"))\n]}", "goldens.json")
  }

  /// Returns all files below the folder except the names of runs, which contain process
  /// identifiers.
  private func files(_ shop: Workshop) throws -> [String: Data] {
    let all = FileManager.default.enumerator(atPath: shop.folder.path)?.compactMap { $0 as? String }
    var files: [String: Data] = [:]
    for path in all ?? [] where !path.contains("/processes") {
      files[path.replacing(/results\/[0-9-]+/, with: "results/RUN")] = shop.data(path)
    }
    return files
  }

  @Test(arguments: [2, 5, 64])
  func whatIsFoundIsTheSame(jobs: Int) throws {
    let (alone, many) = (try shop(), try shop())
    defer { for shop in [alone, many] { shop.remove() } }
    func both(_ line: String) throws {
      let first = try alone.run(line.replacing("JOBS", with: "--jobs 1"))
      let second = try many.run(line.replacing("JOBS", with: "--jobs \(jobs)"))
      func shown(_ text: String, _ shop: Workshop) -> String {
        text.replacing(shop.folder.path, with: "PACKAGE")
          .replacing(/results\/[0-9-]+/, with: "results/RUN")
      }
      #expect(shown(first.text, alone) == shown(second.text, many), "\(line)")
      #expect(shown(first.errors, alone) == shown(second.errors, many), "\(line)")
      #expect(first.status == second.status, "\(line)")
      let (firstFiles, secondFiles) = (try files(alone), try files(many))
      #expect(firstFiles.keys.sorted() == secondFiles.keys.sorted(), "\(line)")
      for (path, data) in firstFiles {
        let other = secondFiles[path] ?? Data()
        let isSame =
          data == other
          || shown(String(decoding: data, as: UTF8.self), alone)
            == shown(String(decoding: other, as: UTF8.self), many)
        #expect(isSame, "\(line): \(path)")
      }
    }
    try both("render golden record JOBS")
    #expect(many.data("Golden/wide.png") == nil, "one picture could not be drawn")
    for shop in [alone, many] { try describe(shop, changed: false, gone: ["broken", "empty"]) }
    try both("render golden record JOBS")
    #expect(many.data("Golden/wide.png") != nil)
    for shop in [alone, many] {
      try describe(shop, changed: true)
      try shop.run("rm Golden/bars/2.png; echo x > Golden/bars/6.png")
    }
    try both("render golden check JOBS --json r.json --junit j.xml --markdown m.md")
    try both("render golden check JOBS --only 'bars/[0-3]' wide")
    try both("render golden record JOBS")
    for shop in [alone, many] { try describe(shop, changed: true, gone: ["broken", "empty"]) }
    try both("render golden record JOBS")
    try both("render golden check JOBS --json r.json")
  }

  @Test func sharesAreNeighbours() async {
    await MainActor.run {
      let helpers = GoldenHelpers(words: [], jobs: 2, count: 40)
      #expect(
        helpers.shares(of: [0, 1, 2, 3, 5, 6, 9]) == [
          0..<1, 1..<2, 2..<3, 3..<4, 5..<6, 6..<7, 9..<10,
        ])
      let places = Array(0..<30) + Array(40..<50)
      let shares = helpers.shares(of: places)
      #expect(shares.flatMap(Array.init) == places)
      #expect(shares.map(\.count).max() == 2)
      #expect(GoldenHelpers(words: [], jobs: nil, count: 15).jobs <= 1)
      #expect(GoldenHelpers(words: [], jobs: 64, count: 3).jobs == 3)
    }
  }

  @Test func wrongNumbersAreRefused() throws {
    let shop = try shop()
    defer { shop.remove() }
    for command in ["check", "record"] {
      let result = try shop.run("render golden \(command) --jobs 0")
      #expect(result.errors == "render: --jobs takes a whole number from 1 to 64, not '0'.\n")
      #expect(result.status == 1)
    }
  }

  // MARK: Pictures that show nothing

  @Test(arguments: [1, 3])
  func whatShowsNothingBecomesNoGolden(jobs: Int) throws {
    let shop = try shop()
    defer { shop.remove() }
    try shop.write(
      """
      screen: {size: [60, 50], scale: 1}
      styles: {row: {backgroundColor: white}}
      layout: {itemSize: [60, 50]}
      sections: [{items: [1]}]
      """, "clear.yml")
    func describe(_ keys: String) throws {
      let entries = ["a", "b", "c"].map { name in
        "{\"name\": \"\(name)\", \"scene\": \"clear.yml\", \(keys) \"shows\": \"Nothing.\"}"
      }
      try shop.write("{\"goldens\": [\(entries.joined(separator: ","))]}", "goldens.json")
    }
    try describe("")
    let refused = try shop.run("render golden record --jobs \(jobs)")
    #expect(refused.status != 0)
    #expect(refused.text.contains("If that is intended, its entry needs \"blank\": true."))
    #expect(shop.data("Golden/a.png") == nil)
    try describe("\"blank\": true,")
    let meant = try shop.run("render golden record --jobs \(jobs)")
    #expect(meant.text.hasSuffix("3 recorded, 0 unchanged.\n"), "\(meant.text) \(meant.errors)")
    #expect(try shop.run("render golden check --jobs \(jobs)").status == 0)
    #expect(try shop.run("render golden prove --runs 2").status == 0)
    try describe("\"blank\": false,")
    #expect(try shop.run("render golden check --jobs \(jobs)").status == refused.status)
  }

  @Test(
    .enabled(if: PseudoTerminal.isAvailable, "the system has no pseudo-terminals"),
    arguments: [
      "record --jobs 1", "record --jobs 3", "check --jobs 1", "check --jobs 3",
    ])
  func aBarReportsHowFarItIs(command: String) throws {
    let shop = try shop()
    defer { shop.remove() }
    try describe(shop, changed: false, gone: ["broken", "empty", "wide", "wide-dark"])
    let line = "cd \"$F\"; exec $R golden \(command) > out"
    let terminal = try PseudoTerminal(line, folder: shop.folder)
    _ = try terminal.finish()
    #expect(terminal.written.contains(" of 9"), "\(terminal.written)")
    #expect(terminal.screen.isAtBeginning)
    #expect(!terminal.screen.lines.contains { $0.contains(" of 9") })
  }
}
