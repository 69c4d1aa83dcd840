import Testing

@testable import SnapshotReport
@testable import Goldens
@testable import Snapshots

/// Tests the machine-readable formats, literally.
@Suite struct FormatTests {
  private var report: Report {
    var failed = Sample.result(
      "b<\"&'>", .pixels, words: ["cell [0,1] says “a|b”"], sentence: "It\u{1}differs\n100%.")
    failed.files.actual = "Tests/Wall/b/actual.png"
    failed.source = SnapshotResult.Source(file: "/package/Tests/a,b:c.swift", line: 12)
    return Sample.report([
      Sample.result("a"), failed, Sample.result("c", .error, file: "Other", sentence: "No: x."),
    ])
  }

  /// A test that crashed has no result; continuous integration reports it nevertheless.
  @Test func whatKeptTheRunFromBeingWholeIsAnErrorInJUnit() {
    var report = Sample.report([Sample.result("a")])
    report.problems = ["A process ended in the middle of \"Wall/b\"."]
    #expect(
      JUnitReport(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Sample" tests="2" failures="0" errors="1">
          <testsuite name="Tests.Wall" tests="1" failures="0" errors="0">
            <testcase name="a" classname="Tests.Wall"/>
          </testsuite>
          <testsuite name="Sample, the run" tests="1" failures="0" errors="1">
            <testcase name="A process ended in the middle of &quot;Wall/b&quot;." \
        classname="Sample, the run">
              <error type="run" message="A process ended in the middle of \
        &quot;Wall/b&quot;."></error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func junit() {
    #expect(
      JUnitReport(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Sample" tests="3" failures="1" errors="1">
          <testsuite name="Tests.Other" tests="1" failures="0" errors="1">
            <testcase name="c" classname="Tests.Other">
              <error type="error" message="No: x."></error>
            </testcase>
          </testsuite>
          <testsuite name="Tests.Wall" tests="2" failures="1" errors="0">
            <testcase name="a" classname="Tests.Wall"/>
            <testcase name="b&lt;&quot;&amp;'&gt;" classname="Tests.Wall"\
         file="Tests/a,b:c.swift" line="12">
              <failure type="pixels" message="It\u{FFFD}differs&#10;100%.">\
        cell [0,1] says “a|b”&#10;actual: Artifacts/Tests/Wall/b/actual.png</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// A mark before or behind a sign makes one Character of both; the sign is escaped nevertheless.
  @Test func marksHideNoSigns() throws {
    #expect(
      MarkdownReport.escaped("\u{600}<b>|\u{301}\r\n") == "\u{600}&lt;b&gt;\\|\u{301} ")
    let report = Report(
      title: "\u{600}</script>", results: [],
      paths: ResultPaths(artifacts: "/a", package: "/p"), thumbnail: { _ in nil })
    let page = String(decoding: try HTMLReport(report).data(), as: UTF8.self)
    #expect(!page.unicodeScalars.map(String.init).joined(separator: " ").contains("\u{600} < /"))
  }

  @Test func annotationsEscapeWhatEndsThem() {
    #expect(
      GitHubAnnotations(report).text == """
        ::error title=Tests/Other/c::No: x.
        ::error file=Tests/a%2Cb%3Ac.swift,line=12,title=Tests/Wall/b<"&'>::\
        It\\u{1}differs%0A100%25.%0Acell [0,1] says “a|b”.

        """)
    #expect(GitHubAnnotations.data("a\r\nb%") == "a%0D%0Ab%25")
    #expect(
      GitHubAnnotations.property("\u{1B}[2J\u{600}:\u{301}") == #"\u{1b}[2J"# + "\u{600}%3A\u{301}")
  }

  @Test func markdown() {
    #expect(
      MarkdownReport(report).text == """
        ### Sample: 2 of 3 snapshots failed

        | snapshot | what happened |
        |---|---|
        | Tests/Other/c | No: x. |
        | Tests/Wall/b&lt;"&amp;'&gt; | cell \\[0,1\\] says “a\\|b”<br>It\u{1}differs 100%. |

        To accept: `render golden accept --only NAME`. The HTML report shows\
         the pictures.

        """)
  }

  @Test func markdownShowsPicturesThatAreOnTheWeb() {
    var failed = Sample.result("a%2F", .pixels)
    failed.files.expected = "Tests/Wall/a%2F/expected.png"
    failed.files.actual = "Tests/Wall/a%2F/actual ).png"
    var text = Sample.result("text", .content, pathExtension: "txt")
    text.files.actual = "Tests/Wall/text~txt/actual.txt"
    let report = Sample.report([failed, text, Sample.result("none", .error)])
    let address = "https://example.org/a/Tests/Wall/a%252F"
    #expect(
      MarkdownReport(report, pictures: "https://example.org/a/").text.contains(
        """

        Tests/Wall/a%2F

        | expected | actual |
        |---|---|
        | ![expected](\(address)/expected.png) | ![actual](\(address)/actual%20%29.png) |

        To accept:
        """))
    #expect(MarkdownReport(report, pictures: "x").text.ranges(of: "![").count == 2)
    #expect(!MarkdownReport(report).text.contains("!["))
    #expect(!MarkdownReport(report, pictures: "").text.contains("!["))
  }

  @Test func markdownOfAPassIsALine() {
    #expect(
      MarkdownReport(Sample.report([Sample.result("a")])).text
        == "### Sample: The only snapshot is equal to its golden\n")
  }

  @Test func longMarkdownEndsInACount() {
    let report = Sample.report((0..<150).map { Sample.result("t\($0)", .missing) })
    let text = MarkdownReport(report).text
    #expect(text.contains("| … | and 50 more |"))
    #expect(text.components(separatedBy: "\n| Tests").count == 101)
  }

  @Test func jsonHoldsCountsAndResults() throws {
    let object = try JSONSerialization.jsonObject(with: JSONReport(report).data())
    let json = try #require(object as? [String: Any])
    #expect(json["counts"] as? [String: Int] == ["error": 1, "passed": 1, "pixels": 1])
    let results = try #require(json["results"] as? [[String: Any]])
    #expect(results.map { $0["verdict"] as? String } == ["error", "pixels", "passed"])
    #expect(results.map { $0["id"] as? String }.first == "Tests/Other/c")
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")])
  func groupedNumbers(_ number: Int, _ text: String) {
    #expect(grouped(number) == text)
  }
}
