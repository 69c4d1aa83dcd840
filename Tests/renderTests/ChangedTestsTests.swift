import Foundation
import Testing

/// Tests `./test --changed --print` in a package of three modules with a made-up manifest.
@Suite struct ChangedTestsTests {
  private final class Package {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ChangedTestsTests-\(UUID().uuidString)")

    init() throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let scripts = ["prepare.sh", "run-tests.sh", "missing-pictures.sh", "changed-tests"]
      for name in ["test"] + scripts.map({ "Scripts/\($0)" }) {
        try write(String(contentsOf: root.appendingPathComponent(name), encoding: .utf8), to: name)
      }
      for name in ["Package.swift", "system-packages.txt", "README.md", "Golden/a/b.png"] {
        try write("", to: name)
      }
      for name in ["Sources/A/A.swift", "Sources/B/B.swift", "Tests/BTests/B.swift"] {
        try write("", to: name)
      }
      try write(
        #"{"environments": {}, "goldens": {"b.png": {"test": "BTests/Goldens/b"}}}"#,
        to: "Golden/a/.goldens.json")
      try write(
        """
        #!/bin/sh
        [ "$1" != --version ] || { echo 'Swift version 6.3'; exit; }
        cat <<END
        {"targets": [
          {"name": "A", "type": "regular", "dependencies": []},
          {"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]},
          {"name": "ATests", "type": "test", "dependencies": [{"target": ["A", null]}]},
          {"name": "BTests", "type": "test", "dependencies": [{"byName": ["B", null]}]},
          {"name": "CTests", "type": "test", "dependencies": []}
        ]}
        END

        """, to: "bin/swift")
      try git("init", "-q", "-b", "main")
      try commit()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String) throws {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }

    func commit() throws {
      try git("add", "-A")
      let author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
      #expect(try run(["git"] + author + ["commit", "-q", "-m", "A"]).status == 0)
    }

    func git(_ words: String...) throws {
      #expect(try run(["git"] + words).status == 0)
    }

    /// Returns the printed messages about the tests that a change can reach, then the value of
    /// TESTS.
    func changed(_ arguments: String...) throws -> [String] {
      let (output, status) = try run(["./test", "--changed"] + arguments + ["--print"])
      #expect(status == 0)
      return output.split(separator: "\n").map(String.init)
    }

    func run(_ words: [String]) throws -> (output: String, status: Int32) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = folder
      var environment = ProcessInfo.processInfo.environment
      environment["TESTS"] = nil
      environment["PATH"] = "\(folder.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
      process.environment = environment
      let pipe = Pipe()
      (process.standardOutput, process.standardError) = (pipe, pipe)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
  }

  @Test func nothingChangedRunsNothing() throws {
    #expect(try Package().changed() == ["Nothing has changed."])
  }

  @Test func testsOfDependentModulesAreRun() throws {
    let package = try Package()
    try package.write("let a = 1", to: "Sources/B/B.swift")
    #expect(try package.changed() == ["B: tests of B", "Architecture B"])
    try package.write("let a = 1", to: "Sources/A/New.swift")
    #expect(
      try package.changed() == ["A: tests of A, B", "B: tests of B", "A Architecture B"])
  }

  @Test func commitsCountFromTheBranchThatIsShared() throws {
    let package = try Package()
    try package.git("checkout", "-q", "-b", "topic")
    try package.write("let a = 1", to: "Tests/BTests/B.swift")
    try package.commit()
    #expect(try package.changed() == ["BTests: tests of B", "Architecture B"])
    #expect(try package.changed("HEAD") == ["Nothing has changed."])
  }

  @Test func whatBelongsToNoTargetReportsWhereItLeads() throws {
    let package = try Package()
    try package.write("more", to: "README.md")
    #expect(
      try package.changed() == [
        "README.md: tests of Documentation", "Architecture Documentation",
      ])
    try package.write("another", to: "Golden/a/b.png")
    #expect(
      try package.changed() == [
        "Golden/a: tests of B, GoldenSets, Snapshots, render",
        "README.md: tests of Documentation",
        "'render golden check' compares the set of goldens.",
        "Architecture B Documentation GoldenSets Snapshots render",
      ])
    try package.write("// swift-tools-version: 6.1", to: "Package.swift")
    #expect(try package.changed().suffix(1) == ["all"])
  }

  @Test func anUnknownFileRunsAllTests() throws {
    let package = try Package()
    try package.write("", to: "unheard")
    #expect(try package.changed() == ["unheard: all tests", "all"])
  }

  @Test func anUnknownCommitIsRefused() throws {
    let (output, status) = try Package().run(["./test", "--changed", "nowhere", "--print"])
    #expect(output == "test: the commit 'nowhere' does not exist\n")
    #expect(status == 1)
  }
}
