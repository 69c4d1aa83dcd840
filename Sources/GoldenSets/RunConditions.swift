import Foundation

/// What a machine may have otherwise without a picture noticing.
package struct RunConditions: Equatable {
  let locale: String
  let timeZone: String
  /// Processors that the process may use; nil for all.
  let processors: Int?
  /// Whether Swift's hashes are the same in every process; else every process has others.
  let fixesHashes: Bool

  private static let locales = [
    "C", "en_US.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "hi_IN.UTF-8", "fa_IR.UTF-8",
  ]
  private static let timeZones = [
    "UTC", "Asia/Kathmandu", "Pacific/Apia", "America/St_Johns", "Africa/Monrovia",
  ]

  /// So many conditions, each unlike the one before in everything.
  package static func first(_ count: Int) -> [RunConditions] {
    (0..<count).map { index in
      let processors: Int? = index.isMultiple(of: 2) ? nil : 1 + index / 2 % 4
      return RunConditions(
        locale: locales[index % locales.count], timeZone: timeZones[index % timeZones.count],
        processors: processors, fixesHashes: index == 0)
    }
  }

  /// What stands before a command to keep it to some processors; nothing where all are wanted or
  /// the machine lacks util-linux.
  var launcher: [String] {
    let program = "/usr/bin/taskset"
    guard let processors, FileManager.default.isExecutableFile(atPath: program) else { return [] }
    let list = Self.allowedProcessors.prefix(processors).map(String.init).joined(separator: ",")
    return list.isEmpty ? [] : [program, "-c", list]
  }

  /// Of the line "Cpus_allowed_list: 0-1,4" what this process may use.
  private static var allowedProcessors: [Int] {
    let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    let line =
      String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("Cpus_allowed_list:") } ?? ""
    return line.dropFirst("Cpus_allowed_list:".count).split(separator: ",").flatMap { part in
      let ends = part.split(separator: "-").compactMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      return ends.isEmpty || ends[0] > ends[ends.count - 1]
        ? [] : Array(ends[0]...ends[ends.count - 1])
    }
  }

  func applied(to environment: [String: String]) -> [String: String] {
    var environment = environment
    environment["LANG"] = locale
    environment["LC_ALL"] = locale
    environment["LANGUAGE"] = nil
    environment["TZ"] = timeZone
    environment["SWIFT_DETERMINISTIC_HASHING"] = fixesHashes ? "1" : nil
    return environment
  }
}

extension RunConditions: CustomStringConvertible {
  /// "de_DE.UTF-8, Asia/Kathmandu, 1 processor, random hashes".
  package var description: String {
    let number = processors.map { "\($0) \($0 == 1 ? "processor" : "processors")" }
    return [
      locale, timeZone, number ?? "all processors", fixesHashes ? "fixed hashes" : "random hashes",
    ].joined(separator: ", ")
  }
}
