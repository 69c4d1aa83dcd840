/// The results as JUnit XML for continuous integration: a suite for each test file, and one for
/// problems of the run, such as a crashed test.
package struct JUnitReport {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  package var text: String {
    let suites = Dictionary(grouping: report.entries) { entry in
      "\(entry.result.id.module).\(entry.result.id.file)"
    }
    let counts = attributes(
      named: report.title, report.entries, problems: report.problems.count)
    let body = suites.sorted { $0.key < $1.key }.map(suite).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(counts)>
      \(body)\(problemSuite)</testsuites>

      """
  }

  private func suite(_ name: String, _ entries: [ReportEntry]) -> String {
    let cases = entries.sorted { $0.result.id < $1.result.id }.map { testCase($0, in: name) }
    return """
        <testsuite\(attributes(named: name, entries))>
      \(cases.joined())  </testsuite>

      """
  }

  /// The suite for problems; empty if the run was complete.
  private var problemSuite: String {
    guard !report.problems.isEmpty else { return "" }
    let name = "\(report.title), the run"
    let cases = report.problems.map { problem in
      let words = XMLText.escaped(problem)
      return """
            <testcase name="\(words)" classname="\(XMLText.escaped(name))">
              <error type="run" message="\(words)"></error>
            </testcase>

        """
    }
    return """
        <testsuite\(attributes(named: name, [], problems: cases.count))>
      \(cases.joined())  </testsuite>

      """
  }

  private func attributes(named name: String, _ entries: [ReportEntry], problems: Int = 0) -> String
  {
    let errors = entries.count { $0.verdict.isError }
    let failures = entries.count { !$0.result.isPass } - errors
    return " name=\"\(XMLText.escaped(name))\" tests=\"\(entries.count + problems)\""
      + " failures=\"\(failures)\" errors=\"\(errors + problems)\""
  }

  private func testCase(_ entry: ReportEntry, in suite: String) -> String {
    let id = entry.result.id
    let name = [id.test, id.name].compactMap { $0 }.joined(separator: ".")
    let start =
      "    <testcase name=\"\(XMLText.escaped(name))\" classname=\"\(XMLText.escaped(suite))\""
      + (entry.result.source.map { source in
        let path = report.paths.displayPath(source.file)
        return " file=\"\(XMLText.escaped(path))\" line=\"\(source.line)\""
      } ?? "")
    guard !entry.result.isPass else { return start + "/>\n" }
    let element = entry.verdict.isError ? "error" : "failure"
    let message = XMLText.escaped(entry.result.sentence ?? entry.verdict.cause)
    return """
      \(start)>
            <\(element) type="\(entry.verdict.rawValue)" message="\(message)">\
      \(XMLText.escaped(details(entry)))</\(element)>
          </testcase>

      """
  }

  private func details(_ entry: ReportEntry) -> String {
    let files = [
      ("expected", entry.result.files.expected), ("actual", entry.result.files.actual),
      ("difference", entry.result.files.difference),
    ].compactMap { kind, path in
      path.map { "\(kind): \(report.paths.displayPathOfArtifact($0))" }
    }
    return (entry.result.words + files).joined(separator: "\n")
  }
}
