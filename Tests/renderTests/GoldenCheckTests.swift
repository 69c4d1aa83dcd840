import Foundation
import Testing

/// Tests the output of `render golden check` after failures.
@Suite struct GoldenCheckTests {
  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try body(shop)
  }

  /// The newest results in the folder belong to another process, which is still running.
  @Test func aCheckReportsWhatItFoundItself() throws {
    try withShop { shop in
      try shop.describe(["a": 0, "b": 40])
      let result = try shop.run(
        """
        start=$(cut -d')' -f2- /proc/$$/stat | cut -d' ' -f21)
        mkdir -p Artifacts/results/$$-$start/processes
        touch -d tomorrow Artifacts/results/$$-$start/processes
        render golden check --json r.json
        """)
      #expect(result.text.contains("\n2 of 2 snapshots failed.\n"), "\(result.text)")
      let json = String(decoding: try #require(shop.data("r.json")), as: UTF8.self)
      #expect(json.contains("\"Golden/goldens/b\""))
      #expect(result.status == 23)
    }
  }

  /// Many checks run at once, for two sets in one folder.
  @Test func checksAtOnceHaveTheirOwnFigures() throws {
    try withShop { shop in
      try shop.describe(["two/a": 0, "two/b": 0, "two/c": 1], as: "other.json")
      try shop.describe(["a": 0])
      try shop.run("render golden record; render golden record --set Golden/other.json")
      try shop.describe(["two/a": 0, "two/b": 41, "two/c": 1], as: "other.json")
      let result = try shop.run(
        """
        for i in 1 2 3 4 5 6; do
          render golden check --html "$i.html" > "one$i" &
          render golden check --set Golden/other.json --html "o$i.html" > "two$i" &
        done
        wait
        cat one? | grep -c 'The only snapshot is equal to its golden.'
        cat two? | grep -c '^1 of 3 snapshots failed.'
        """)
      #expect(result.text == "6\n6\n", "\(result.errors)")
    }
  }

  @Test func anEmptySetIsRefused() throws {
    try withShop { shop in
      try shop.describe(["a": 0])
      try shop.run("render golden record; render golden check")
      try shop.write("{\"goldens\": []}", "goldens.json")
      for command in ["check", "record", "prove"] {
        let result = try shop.run("render golden \(command)")
        #expect(result.status == 1, "\(command)")
        #expect(
          result.errors == "render: '\(shop.folder.path)/Golden/goldens.json' describes no golden,"
            + " so there is nothing to draw.\n")
      }
    }
  }

  /// A file in place of the artifacts' folder accepts no data, as a full disk does.
  @Test func aDiskThatTakesNothingHidesNoVerdict() throws {
    try withShop { shop in
      try shop.describe(["a": 0])
      try shop.run("render golden record; rm -r Artifacts; touch Artifacts")
      try shop.describe(["a": 41])
      let failing = try shop.run("render golden check --junit r/j.xml")
      #expect(failing.status == 22)
      #expect(failing.text.contains("does not match its golden") && failing.text.contains("1 of 1"))
      #expect(failing.errors.hasPrefix("render: Cannot write '\(shop.folder.path)/Artifacts"))
      #expect(shop.data("r/j.xml") != nil)
      let full = try shop.run("render golden check > /dev/full")
      #expect(full.status == 22)
      #expect(full.errors.contains("1 of 1 snapshot failed."))
      try shop.describe(["a": 0])
      #expect(try shop.run("render golden check").status == 2, "the report is missing")
      try shop.describe(["a": 41])
      let recorded = try shop.run("render golden record")
      #expect(recorded.text.hasSuffix("1 recorded, 0 unchanged.\n"))
    }
  }

  @Test func differingPixelsAreListedAsSuchAndBytesAsBytes() throws {
    try withShop { shop in
      try shop.describe(["a": 0])
      try shop.run("render golden record")
      try shop.describe(["a": 41])
      let found = try shop.run("render golden check").text
      let count = try #require(found.firstMatch(of: /golden: (\d+) of/)).1
      let size = try #require(shop.data("Golden/a.png")).count
      let line = try shop.run("render golden ls").text
      #expect(
        line.split(separator: " ").map(String.init)
          == "\(count) pixels differ \(size) bytes Golden/a.png (the set)\n"
          .split(separator: " ").map(String.init))
    }
  }

  @Test func aSetAtTheRootOfACheckoutIsCalledTheSameInAll() throws {
    try withShop { shop in
      try shop.describe(["bars/a": 0])
      let result = try shop.run(
        "mv Golden/goldens.json pictures.json; render golden record --set pictures.json"
          + "; cat bars/.goldens.json")
      #expect(result.text.contains("\"test\" : \"pictures/bars/a\""), "\(result.text)")
    }
  }

  // MARK: The command that accepts

  private func printed(_ shop: Workshop, _ environment: [String: String] = [:]) throws -> String {
    let text = try shop.run("render golden check", environment: environment).text
    return String(try #require(text.firstMatch(of: /To accept the picture: (.*)/)).1)
  }

  @Test func theCommandIsOneThatWorksHere() throws {
    try withShop { shop in
      try shop.describe(["a": 0])
      let plugin = "swift run render"
      #expect(try printed(shop) == "\(plugin) golden accept --only 'Golden/goldens/a'")
      try shop.run("mkdir render")
      #expect(try printed(shop) == "\(plugin) golden accept --only 'Golden/goldens/a'")
      // An unrelated program of that name accepts nothing.
      try shop.run("rmdir render; touch render; chmod +x render")
      #expect(try printed(shop) == "\(plugin) golden accept --only 'Golden/goldens/a'")
      try shop.run(
        #"printf '#!/bin/sh\n# Draws a scene: ./render [SCENE] [options] OUT.png\n' > render"#)
      #expect(try printed(shop) == "./render golden accept --only 'Golden/goldens/a'")
      #expect(
        try printed(shop, ["SNAPSHOT_ARTIFACTS": shop.folder.path + "/else where"])
          == "./render golden accept --artifacts '\(shop.folder.path)/else where'"
          + " --only 'Golden/goldens/a'")
      try shop.run("rm Package.swift render")
      #expect(try printed(shop) == "render golden accept --only 'Golden/goldens/a'")
    }
  }

  @Test func quietMeansQuiet() throws {
    try withShop { shop in
      try shop.write(
        """
        screen: {size: [60, 50], scale: 1}
        layout: {itemSize: [90, 30]}
        styles: {a: {backgroundColor: systemTeal}}
        sections: [{items: [1]}]
        """, "wide.yml")
      #expect(try shop.run("render Golden/wide.yml o.png").errors.contains("not defined"))
      let quiet = try shop.run("render --quiet Golden/wide.yml o.png")
      #expect(quiet.status == 0 && quiet.errors == "")
    }
  }
}
